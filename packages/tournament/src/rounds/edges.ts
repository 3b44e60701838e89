/** Which edge of the table a side takes. */
import type { Match, TournamentEvent } from "../event/event.ts";
import { sideOf } from "../event/working-event.ts";

/** In a duel the side with the lower seating number takes edge 1 (ES-TABLE-51-Q). A pod has no edges: its scenario says where one begins. */
export function edgesOf(event: TournamentEvent, { sides }: Match): ReadonlyMap<string, 1 | 2> {
  const [first, second] = sides.toSorted((one, other) => seatOf(event, one) - seatOf(event, other));
  if (sides.length !== 2 || first === undefined || second === undefined) return new Map();
  return new Map([
    [first, 1],
    [second, 2],
  ]);
}

/** For sheets on which edges stand. */
export const EDGES_IN_WORDS = "Edge 1 is that of the lower seating number";

const seatOf = (event: TournamentEvent, side: string): number => sideOf(event, side)?.seat ?? 0;
