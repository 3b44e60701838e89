/** What a game restarts from, and what it has been through. */
import type { Checkpoint, Entry } from "@broadside/protocol";

export type { Checkpoint, Logged } from "@broadside/protocol";

/** What a game taken up again knows of the time before its checkpoint: what undo needs. */
export interface Past {
  readonly entries: readonly Entry[];
  readonly keyframes: readonly Checkpoint[];
}
