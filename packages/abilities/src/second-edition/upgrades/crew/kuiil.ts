import { ORANGE } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { damaged } from "../../../language/when-second-edition.ts";

/** Rolls one die for each Damage card. Every result has a different benefit. */
export const kuiil: Card = {
  card: "upgrade:kuiil",
  title: "Kuiil",
  action: {
    when: damaged(),
    does: [
      {
        verb: "roll",
        count: ({ self }) => self.ship.damage.length,
        on: {
          hit: [{ verb: "repair", kind: "faceup", trait: "ship" }],
          crit: [{ verb: "repair", kind: "facedown" }],
          blank: [{ verb: "remove token", tokens: ORANGE }],
          focus: [{ verb: "gain", token: "focus" }],
        },
      },
    ],
  },
};
