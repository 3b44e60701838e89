import type { Card } from "../../../card.ts";
import { both, friendly, within } from "../../../when.ts";
import { nearObstacle, subjectIs } from "../../when.ts";

/** Nothing is spent where there is nothing to repair. */
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
