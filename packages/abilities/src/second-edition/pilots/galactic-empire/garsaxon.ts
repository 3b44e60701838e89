import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { attackerIn } from "../../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

export const garsaxon: Card = {
  card: "pilot:garsaxon",
  title: "Gar Saxon",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), withPrimary, attackerIs(both(friendly, within(0, 2))), attackerIn("rear")),
      may: [{ verb: "spend charge" }, moreDice(1, "attacker")],
    },
  ],
  effects: MORE_DICE,
};
