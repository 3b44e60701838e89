import type { Card } from "../../../language/card.ts";
import { all, both, friendly, other, within } from "../../../language/when.ts";
import { subjectIs, subjectsFaceupCardIs } from "../../../language/when-second-edition.ts";

/**
 * Discards a faceup Damage card with the Pilot or Crew trait from a friendly ship, and deals this ship a facedown card instead. If this
 * ship has enough damage, it recovers Force.
 */
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
