import type { Card } from "../../../card.ts";
import { all, attackerIs, both, friendly, within, withPrimary } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { attackerIn } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";

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
