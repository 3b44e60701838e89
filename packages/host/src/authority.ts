/** Decides who may give which input: a client answers for its own seats, a judge gives a judge's inputs, and undo follows the agreement. */
import type { GameSetup, Input, Seat, State } from "@broadside/rules";
import type { AnyRefusal, TableRefusal } from "@broadside/telling";
import { agreedUndo } from "./agreed.ts";

export interface Authority {
  /** The seats that the client answers for. */
  readonly seats: readonly Seat[];
  readonly isJudge: boolean;
}

/** The inputs that a client may give for its seat while a bot plays that seat. */
const OF_A_PROGRAM: readonly unknown[] = ["away", "seat"];

type Given = Readonly<Record<string, unknown>>;

/**
 * Returns why the client may not give the input; undefined if it may. Inputs that can't be understood pass this check, because the rules
 * will refuse them.
 */
export function checkAuthority(
  input: unknown,
  { seats, isJudge }: Authority,
  setup: GameSetup,
  isProgram: (seat: Seat) => boolean,
): TableRefusal | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  const { input: kind, seat } = input as Given;
  if (kind === "set" || kind === "time" || seat === "judge" || seat === "clock")
    return isJudge && seat !== "clock" ? undefined : { refused: "for a judge alone" };
  const isOwn = typeof seat === "number" && seats.includes(seat);
  if (!isOwn && !((kind === "away" || kind === "seat") && isJudge)) return { refused: "not this client's seat" };
  if (isOwn && isProgram(seat) && !OF_A_PROGRAM.includes(kind)) return { refused: "a program plays this seat" };
  return kind === "undo" && agreedUndo(setup) === "never" ? { refused: "taking back is not agreed on" } : undefined;
}

/** Refuses a grant of time unless a judge or a player gives it while the game is running. Nobody may take time away. */
export function refuseTime(
  milliseconds: unknown,
  { seats, isJudge }: Authority,
  { outcome, seats: playing }: State,
  isProgram: (seat: Seat) => boolean,
): AnyRefusal | undefined {
  const isPlayer = seats.some((seat) => playing[seat]?.status === "playing" && !isProgram(seat));
  if (outcome) return { refused: "the game is over" };
  if (!isJudge && !isPlayer) return { refused: "for players and judges" };
  return typeof milliseconds === "number" && Number.isFinite(milliseconds) && milliseconds > 0 ? undefined : { refused: "not understood" };
}

/** Applies the undo agreement: if undo is always free, nobody has to consent. */
export function asAgreed(input: unknown, setup: GameSetup): unknown {
  const isUndo = typeof input === "object" && input !== null && (input as Given)["input"] === "undo";
  if (!isUndo || agreedUndo(setup) !== "free") return input;
  return { ...(input as Extract<Input, { readonly input: "undo" }>), seat: "judge" };
}
