import type { Card } from "../../../language/card.ts";
import { all, both, enemy, isUnstressed } from "../../../language/when.ts";
import { inFiringArc } from "../../../language/when-firing.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const fennrauSheathipedeclassshuttle: Card = {
  card: "pilot:fennrau-sheathipedeclassshuttle",
  title: "Fenn Rau",
  triggers: [
    {
      at: "becameActive",
      when: all(isUnstressed, subjectIs(both(enemy, inFiringArc))),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "lasting", effect: "fenn rau", until: "phase", who: "subject" },
      ],
    },
  ],
  effects: {
    /** The ship can't spend tokens to modify dice. It can still spend tokens to meet the requirements of its weapons. */
    "fenn rau": {
      permissions: {
        spend: (_, self, { ship, attack }) =>
          ship === self.ship && attack?.attacker === ship.id && attack.step.startsWith("modify") ? false : undefined,
      },
    },
  },
};
