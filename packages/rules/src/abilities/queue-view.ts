/** The ability queue as all players may see it. */

import type { OpenWindow } from "../contract/open-window.ts";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import { isAddedOption, keyAmong, waitingAbilities } from "./window.ts";

/** A card, given by its key, or an option that the rules add to a seat's abilities. */
export interface QueueEntry {
  readonly seat: Seat;
  readonly key: string;
}

/**
 * Lists waiting abilities in the order in which they will resolve (2E-TIME-30). Abilities that a resolving ability has triggered come first
 * (2E-TIME-09).
 */
export const queueOf = (game: Situation): readonly QueueEntry[] =>
  game.windows.toReversed().flatMap((opened) => [...causedIn(game, opened), ...entriesOf(game, opened)]);

/** An ability that replaces an event has no separate queue: everything that it triggers waits in the surrounding window. */
function causedIn(game: Situation, { atOnce, caused }: OpenWindow): readonly QueueEntry[] {
  const [first] = game.state.initiative;
  if (!caused || !atOnce.queued) return [];
  return entriesOf(game, { atOnce: { ...caused, taking: {} }, seat: first, used: [], caused: undefined });
}

/** Lists entries seat by seat, starting with the seat whose turn it is. A facedown Condition stays hidden (2E-COND-06). */
function entriesOf(game: Situation, { atOnce, seat: current, used }: OpenWindow): readonly QueueEntry[] {
  if (!atOnce.queued || current === undefined) return [];
  const seats = atOnce.taking.seats ?? game.state.initiative;
  return seats.slice(seats.indexOf(current)).flatMap((seat) => {
    const left = waitingAbilities(game, atOnce, seat, seat === current ? used : []);
    return left.flatMap((entry) => (isAddedOption(entry) || !entry.self.effect?.secret ? [{ seat, key: keyAmong(left, entry) }] : []));
  });
}
