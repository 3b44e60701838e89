/** Who may give what: a client answers for its own seats, a judge for what is a judge's, and taking back goes as agreed on. */
import type { GameSetup, Input, Seat, State } from "@broadside/rules";
import type { AnyRefusal, TableRefusal } from "@broadside/telling";
import { agreedUndo } from "./agreed.ts";

export interface Authority {
  /** The seats that it answers for. */
  readonly seats: readonly Seat[];
  readonly isJudge: boolean;
}

/** What a client may say of its seat while a program plays there. */
const OF_A_PROGRAM: readonly unknown[] = ["away", "seat"];

type Given = Readonly<Record<string, unknown>>;

/** Undefined where the input may be tried. What cannot be understood is left to the rules to refuse. */
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

/** Judges and people who play may grant time, for a game that is being played. Nobody may take it. */
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

/** Where taking back is always free, nobody is asked for consent: it counts as agreed on. */
export function asAgreed(input: unknown, setup: GameSetup): unknown {
  const isUndo = typeof input === "object" && input !== null && (input as Given)["input"] === "undo";
  if (!isUndo || agreedUndo(setup) !== "free") return input;
  return { ...(input as Extract<Input, { readonly input: "undo" }>), seat: "judge" };
}
