import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { nearObstacle, subjectIs } from "../../../language/when-second-edition.ts";

/** If there is nothing to repair, nothing is spent. */
export const theironassembler: Card = {
  card: "pilot:theironassembler",
  title: "The Iron Assembler",
  triggers: [
    {
      at: "maneuverSkipped",
      when: subjectIs(both(friendly, within(0, 1), nearObstacle(0, "asteroid", "debris"))),
      may: [{ verb: "spend charge" }, { verb: "repair", who: "subject" }],
    },
  ],
};
