/** What a seat may undo without asking: its own latest answers, as long as no player could have learnt anything from them. */
import type { Seat } from "../state/seat.ts";
import type { DriverGame } from "./driver-game.ts";
import { entriesAfter } from "./entries.ts";
import type { Refusal } from "./input.ts";

/** Finds the earliest input that a seat may freely go back to. The search skips the seat's own undos. */
export function freeUndoSince(game: DriverGame, seat: Seat): number {
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

/** Returns how far a seat may go back without consent; undefined if there is nothing to undo. */
export function canUndo(game: DriverGame, seat: Seat): number | undefined {
  const since = freeUndoSince(game, seat);
  return hasInputsAfter(game, since) ? since : undefined;
}

/** Returns the moment before a seat's latest answer in effect, whether or not the seat may freely go back to it. */
export function lastStep(game: DriverGame, seat: Seat): number | undefined {
  const { entries } = game;
  const at = entries.findLastIndex(({ input }) => input.input === "answer" && input.seat === seat);
  return at < 0 ? undefined : (entries[at - 1]?.number ?? firstMoment(game));
}

/** Checks an undo: it must go back to the start or to an input in effect, and there must be something to undo. */
export function checkUndo(game: DriverGame, seat: Seat | "judge", to: number): Refusal | undefined {
  const isThere = to === firstMoment(game) || game.entries.some(({ number }) => number === to);
  if (!isThere || !hasInputsAfter(game, to)) return { refused: "nothing to undo there" };
  const isFree = seat === "judge" || to >= freeUndoSince(game, seat);
  return game.proposal && !isFree ? { refused: "a proposal is open already" } : undefined;
}

/** Returns the earliest moment that the game knows. */
const firstMoment = ({ keyframes }: Pick<DriverGame, "keyframes">): number => keyframes[0]?.number ?? 0;

const hasInputsAfter = ({ entries }: DriverGame, to: number): boolean =>
  entriesAfter(entries, to).some(({ input }) => input.input !== "undo");
