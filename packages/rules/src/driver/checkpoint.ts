/** The checkpoint that a game restarts from, and its earlier inputs. */
import type { Checkpoint, Entry } from "@broadside/protocol";

export type { Checkpoint, LoggedInput } from "@broadside/protocol";

/** What a reloaded game knows about the time before its checkpoint. The game needs it to undo inputs from that time. */
export interface KnownPast {
  readonly entries: readonly Entry[];
  readonly keyframes: readonly Checkpoint[];
}
