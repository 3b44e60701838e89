/** Moments of a game as data: what it restarts from, and what it has been through. */

import type { GameEvent } from "../state/change.ts";
import type { State } from "../state/state.ts";
import type { Secrecy } from "./ask.ts";
import type { Entry, Input } from "./input.ts";
import type { Proposal } from "./proposal.ts";

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

/** What a game taken up again knows of the time before its checkpoint: what undo needs. */
export interface Past {
  readonly entries: readonly Entry[];
  readonly keyframes: readonly Checkpoint[];
}

/** An input with what it caused; what happened before the first one has none. */
export interface Logged {
  readonly number: number;
  readonly input: Input | undefined;
  readonly events: readonly GameEvent[];
  readonly secret?: Secrecy;
}
