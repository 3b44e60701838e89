import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, isUnstressed, withPrimary } from "../../../language/when.ts";
import { beforeDice, inFiringArc } from "../../../language/when-firing.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

export const janors: Card = {
  card: "pilot:janors",
  title: "Jan Ors",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), withPrimary, isUnstressed, attackerIs(both(friendly, inFiringArc))),
      may: [{ verb: "gain", token: "stress" }, moreDice(1, "attacker")],
    },
  ],
  effects: MORE_DICE,
};
