/** The ability queue as everybody may see it. */
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { OpenWindow } from "./open-window.ts";
import { isAlso, keyAmong, waiting } from "./window.ts";

/** A card by its key, or what the rules let a seat do among its abilities. */
export interface QueueEntry {
  readonly seat: Seat;
  readonly key: string;
}

/** What waits, in the order in which it comes (2E-TIME-30): first what a resolving ability has caused (2E-TIME-09). */
export const queueOf = (game: Situation): readonly QueueEntry[] =>
  game.windows.toReversed().flatMap((opened) => [...causedIn(game, opened), ...entriesOf(game, opened)]);

/** A replacement has no queue of its own: what it causes waits in the window around it. */
function causedIn(game: Situation, { atOnce, caused }: OpenWindow): readonly QueueEntry[] {
  const [first] = game.state.initiative;
  if (!caused || !atOnce.queued) return [];
  return entriesOf(game, { atOnce: { ...caused, taking: {} }, seat: first, used: [], caused: undefined });
}

/** Seat after seat, from the one whose turn it is. A facedown Condition stays hidden (2E-COND-06). */
function entriesOf(game: Situation, { atOnce, seat: current, used }: OpenWindow): readonly QueueEntry[] {
  if (!atOnce.queued || current === undefined) return [];
  const seats = atOnce.taking.seats ?? game.state.initiative;
  return seats.slice(seats.indexOf(current)).flatMap((seat) => {
    const left = waiting(game, atOnce, seat, seat === current ? used : []);
    return left.flatMap((entry) => (isAlso(entry) || !entry.self.effect?.secret ? [{ seat, key: keyAmong(left, entry) }] : []));
  });
}
