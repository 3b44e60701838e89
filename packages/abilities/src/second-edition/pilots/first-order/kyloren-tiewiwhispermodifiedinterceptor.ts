import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { inArcOfThisShip, subjectIs } from "../../../language/when-second-edition.ts";

/** When an enemy is about to be dealt a facedown card, the ship can spend Force to have it dealt faceup instead. */
export const kylorenTiewiwhispermodifiedinterceptor: Card = {
  card: "pilot:kyloren-tiewiwhispermodifiedinterceptor",
  title: "Kylo Ren",
  triggers: [
    {
      at: "facedownDealt",
      when: subjectIs(both(enemy, within(0, 3), inArcOfThisShip("bullseye"))),
      may: [{ verb: "spend force" }],
    },
  ],
};
