/** A recorded game: its inputs and their events. You need the rules to continue or verify it, but not to watch it. */
import type { Claim } from "@broadside/formats";
import type { Change, GameEvent } from "./event.ts";
import type { FormerSetup } from "./former-setup.ts";
import type { Input } from "./input.ts";
import type { GivenInput, PlayerNames } from "./player.ts";
import type { Secrecy } from "./question.ts";
import type { Seat } from "./seat.ts";
import type { GameSetup } from "./setup.ts";
import type { Outcome, State } from "./state.ts";

export const RECORD_FORMAT = "broadside-game";
export const RECORD_VERSION = 3;

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: typeof RECORD_VERSION;
  readonly rulesVersion: string;
  readonly setup: GameSetup;
  /** The players' names. No hash covers them. */
  readonly names: PlayerNames;
  /**
   * The hash of the seed, shown before the first input. The seed and the players' salts are revealed after the last input; together they
   * make the key.
   */
  readonly commitment?: string;
  readonly dice?: Dice;
  readonly key: string;
  /** All inputs in order, including undone ones, with their events. Cleared fields are `null`. */
  readonly entries: readonly LoggedInput[];
  /** One keyframe for the start of the game, and one for each round. */
  readonly keyframes: readonly Checkpoint[];
  readonly result?: Outcome;
  readonly claim?: Claim;
  /** Where the game continued under other rules, if it did. Such a record can be watched and continued, but proves nothing. */
  readonly resumed?: readonly Resumption[];
}

/** The rules under which a game was played up to then, and the number of the first entry to which other rules apply. */
export interface Resumption {
  readonly rulesVersion: string;
  readonly number: number;
}

/** The earlier part of a game that has continued under other rules. */
export interface EarlierGame {
  readonly resumed: readonly Resumption[];
  readonly keyframes: readonly Checkpoint[];
}

/** Where the dice of a game come from. */
export interface Dice {
  readonly seed: string;
  readonly salts: readonly string[];
  /** The set-up in an earlier record format, if the key was made from that set-up. */
  readonly formerSetup?: FormerSetup;
}

/** A game at a moment when nothing is waiting. */
export interface Checkpoint {
  readonly state: State;
  /** The input during which the checkpoint was made, and the number of random draws that the input had made by then. */
  readonly number: number;
  readonly drawn: number;
  /** The latest input from which a player learned something. Undoing it needs consent. */
  readonly learnt: number;
  /** The number of events that the input had caused before the checkpoint was made. */
  readonly told: number;
  readonly proposal: Proposal | undefined;
}

/** An input with its events. Events before the first input have no input. */
export interface LoggedInput {
  readonly number: number;
  readonly input: Input | undefined;
  readonly events: readonly GameEvent[];
  readonly secret?: Secrecy;
  readonly given?: GivenInput;
}

/** A manual change, an undo, a team's concession or a draw that others still have to agree to. */
export interface Proposal {
  /** The input that made it. */
  readonly number: number;
  readonly seat: Seat;
  readonly reason: string;
  readonly what: { readonly changes: readonly Change[] } | { readonly undo: number } | { readonly concede: true } | { readonly draw: true };
  readonly agreed: readonly Seat[];
}
