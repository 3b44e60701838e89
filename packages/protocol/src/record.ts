/** A game written down: what was given and what it caused. Watching it needs no rules; going on with it, or checking it, does. */
import type { Claim } from "@broadside/formats";
import type { Change, GameEvent } from "./event.ts";
import type { SetupOfFormat1 } from "./format-1/setup.ts";
import type { Input } from "./input.ts";
import type { Secrecy } from "./question.ts";
import type { Seat } from "./seat.ts";
import type { GameSetup } from "./setup.ts";
import type { Outcome, State } from "./state.ts";

export const RECORD_FORMAT = "broadside-game";
export const RECORD_VERSION = 2;

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: typeof RECORD_VERSION;
  readonly rulesVersion: string;
  readonly setup: GameSetup;
  /** The hash of the seed, shown before the first input; seed and salts, revealed after the last, from which the key is made. */
  readonly commitment?: string;
  readonly dice?: Dice;
  readonly key: string;
  /** All inputs in their order, undone ones included, with their events; emptied fields are `null`. */
  readonly entries: readonly Logged[];
  /** The start, and a moment in each round. */
  readonly keyframes: readonly Checkpoint[];
  readonly result?: Outcome;
  readonly claim?: Claim;
  /** Where it went on under other rules than before: such a record can be watched and gone on with, but proves nothing. */
  readonly resumed?: readonly Resumption[];
}

/** The rules that a game had been played by, and the number of the entry from which the next ones count. */
export interface Resumption {
  readonly rulesVersion: string;
  readonly number: number;
}

/** What a game that went on under other rules had behind it by then. */
export interface Earlier {
  readonly resumed: readonly Resumption[];
  readonly keyframes: readonly Checkpoint[];
}

/** Where the dice of a game come from. */
export interface Dice {
  readonly seed: string;
  readonly salts: readonly string[];
  /** The set-up as an earlier format of records had it, where the key was made from that. */
  readonly formerSetup?: SetupOfFormat1;
}

/** A game with nothing waiting. */
export interface Checkpoint {
  readonly state: State;
  /** The input during which it was made, and how many draws that had made. */
  readonly number: number;
  readonly drawn: number;
  /** The latest input after which something had been learnt. */
  readonly learnt: number;
  /** How many events that input had caused. */
  readonly told: number;
  readonly proposal: Proposal | undefined;
}

/** An input with what it caused; what happened before the first one has none. */
export interface Logged {
  readonly number: number;
  readonly input: Input | undefined;
  readonly events: readonly GameEvent[];
  readonly secret?: Secrecy;
}

/** A change by hand, an undo, or a team's concession, that waits for consent. */
export interface Proposal {
  /** The input that made it. */
  readonly number: number;
  readonly seat: Seat;
  readonly reason: string;
  readonly what: { readonly changes: readonly Change[] } | { readonly undo: number } | { readonly concede: true };
  readonly agreed: readonly Seat[];
}
