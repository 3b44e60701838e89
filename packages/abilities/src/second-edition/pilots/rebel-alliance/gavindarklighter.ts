import type { Card } from "../../../language/card.ts";
import { all, attackerIs, friendly } from "../../../language/when.ts";
import { defenderIs, inArcOfThisShip } from "../../../language/when-second-edition.ts";

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
