import type { Card } from "../../../card.ts";
import { all, attackerIs, friendly } from "../../../when.ts";
import { defenderIs, inArcOfThisShip } from "../../when.ts";

export const gavindarklighter: Card = {
  card: "pilot:gavindarklighter",
  title: "Gavin Darklighter",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(friendly), defenderIs(inArcOfThisShip("front"))),
      may: [{ verb: "change", from: "hit", to: "crit" }],
    },
  ],
};
