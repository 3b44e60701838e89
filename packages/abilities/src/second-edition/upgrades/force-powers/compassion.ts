import type { Card } from "../../../language/card.ts";
import { all, both, friendly, other, within } from "../../../language/when.ts";
import { subjectIs, subjectsFaceupCardIs } from "../../../language/when-second-edition.ts";

/** A friend is spared what would harm its crew: this ship takes a card for it, and damaged enough gets Force back. */
export const compassion: Card = {
  card: "upgrade:compassion",
  title: "Compassion",
  triggers: [
    {
      at: "damageDealt",
      when: all(subjectIs(both(other, friendly, within(0, 2))), subjectsFaceupCardIs("pilot", "crew")),
      may: [
        { verb: "spend force" },
        { verb: "discard dealt card", who: "subject" },
        { verb: "deal", faceup: false },
        { verb: "if", when: ({ self }) => self.ship.damage.length >= 2, does: [{ verb: "recover force", count: 2 }] },
      ],
    },
  ],
};
