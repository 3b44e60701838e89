/** What a seat may take back without asking: its own latest answers, as long as nobody could have learnt anything from them. */
import type { Seat } from "../state/seat.ts";
import { entriesAfter } from "./entries.ts";
import type { Refusal } from "./input.ts";
import type { RunningGame } from "./running-game.ts";

/** The earliest moment (after which input) that a seat may go back to freely. What it has taken back already does not stand in the way. */
export function freeUndoSince(game: RunningGame, seat: Seat): number {
  const { entries, learnt } = game;
  let since = game.number;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (entry?.input.input === "undo" && entry.input.seat === seat) continue;
    if (entry?.input.input !== "answer" || entry.input.seat !== seat || entry.number <= learnt) break;
    since = entries[at - 1]?.number ?? firstMoment(game);
  }
  return Math.max(since, Math.min(learnt, game.number));
}

/** How far a seat may go back without consent; undefined where there is nothing to take back. */
export function canUndo(game: RunningGame, seat: Seat): number | undefined {
  const since = freeUndoSince(game, seat);
  return hasInputsAfter(game, since) ? since : undefined;
}

/** The moment before a seat's latest answer that counts, whether it may go there freely or not. */
export function lastStep(game: RunningGame, seat: Seat): number | undefined {
  const { entries } = game;
  const at = entries.findLastIndex(({ input }) => input.input === "answer" && input.seat === seat);
  return at < 0 ? undefined : (entries[at - 1]?.number ?? firstMoment(game));
}

/** Back to the start or to a moment after an input that counts, with something since to take back. */
export function checkUndo(game: RunningGame, seat: Seat | "judge", to: number): Refusal | undefined {
  const isThere = to === firstMoment(game) || game.entries.some(({ number }) => number === to);
  if (!isThere || !hasInputsAfter(game, to)) return { refused: "nothing to undo there" };
  const isFree = seat === "judge" || to >= freeUndoSince(game, seat);
  return game.proposal && !isFree ? { refused: "a proposal is open already" } : undefined;
}

/** The first moment a game knows. */
const firstMoment = ({ keyframes }: Pick<RunningGame, "keyframes">): number => keyframes[0]?.number ?? 0;

const hasInputsAfter = ({ entries }: RunningGame, to: number): boolean =>
  entriesAfter(entries, to).some(({ input }) => input.input !== "undo");
