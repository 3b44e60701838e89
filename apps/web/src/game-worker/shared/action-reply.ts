import type { ReplayStop } from "@broadside/telling";

/** The outcome of an action that may be refused, such as opening a game. */
export interface ActionReply {
  /** The reason as a sentence. */
  readonly refused?: string | undefined;
  /** The id of the game that has been opened. The page can then join it. */
  readonly game?: string | undefined;
  /** The stops of the replay, if a game can't be continued and opens as a replay. */
  readonly watched?: readonly ReplayStop[] | undefined;
}
