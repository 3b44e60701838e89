/** What a seat may take back without asking: its own latest answers, as long as nobody could have learnt anything from them. */
import type { Game } from "./game.ts";
import type { Seat } from "./seat.ts";

/** The earliest moment (after which input) that a seat may go back to freely. */
export function freeUndoSince(game: Game, seat: Seat): number {
  let since = game.number;
  for (let at = game.entries.length - 1; at >= 0; at -= 1) {
    const entry = game.entries[at];
    if (entry?.input.input !== "answer" || entry.input.seat !== seat || entry.number <= game.learnt) break;
    since = entry.number - 1;
  }
  return Math.max(since, game.learnt);
}

/** How far a seat may go back without consent; undefined where there is nothing to take back. */
export function canUndo(game: Game, seat: Seat): number | undefined {
  const since = freeUndoSince(game, seat);
  return since < game.number && game.entries.some(({ number }) => number > since) ? since : undefined;
}
