/**
 * Draws the scenario's objectives on the table: a ring with counters around each, and an empty ring where an objective was lost or escaped.
 */
import type { Mark } from "@broadside/table";
import type { PlayedObjective, Scene } from "@broadside/telling";
import { OBJECTIVES } from "../../../words/play/panels/team.ts";

export const objectiveMarks = ({ scenario }: Scene): readonly Mark[] =>
  (scenario?.objectives ?? []).flatMap((objective) => (objective.pose ? [markOf(objective, objective.pose)] : []));

function markOf(objective: PlayedObjective, { x, y }: NonNullable<PlayedObjective["pose"]>): Mark {
  const { id, seat, status, counters, full } = objective;
  const isGone = status !== "inPlay";
  return {
    id: `objective ${id}`,
    kind: "objective",
    points: [x, y],
    closed: true,
    tone: "neutral",
    ...((isGone || counters > 0 || full !== undefined) && { label: isGone ? OBJECTIVES.status[status] : "" }),
    objective: { counters, isGone, ...(seat !== undefined && { badge: seat + 1 }), ...(full !== undefined && { of: full }) },
  };
}
