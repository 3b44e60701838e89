/** Which table edge each side takes. */
import type { Match, TournamentEvent } from "../event/event.ts";
import { sideOf } from "../event/working-event.ts";

/**
 * Returns each side's table edge. In a duel, the side with the lower seating number takes edge 1 (ES-TABLE-51-Q). A pod has no edges,
 * because the scenario says where each side starts.
 */
export function edgesOf(event: TournamentEvent, { sides }: Match): ReadonlyMap<string, 1 | 2> {
  const [first, second] = sides.toSorted((one, other) => seatOf(event, one) - seatOf(event, other));
  if (sides.length !== 2 || first === undefined || second === undefined) return new Map();
  return new Map([
    [first, 1],
    [second, 2],
  ]);
}

/** The note on sheets that show edges. */
export const EDGES_IN_WORDS = "The side with the lower seating number takes edge 1";

const seatOf = (event: TournamentEvent, side: string): number => sideOf(event, side)?.seat ?? 0;
