/** A bot at a table sees only what its seat sees. */
import type { BotReason } from "@broadside/protocol";
import type { Answer, Content, View } from "@broadside/rules";

/** How much a bot may use for one answer. */
export interface Budget {
  readonly milliseconds: number;
  /** How many possible futures the bot may simulate for one choice. Each level has a different default. */
  readonly simulations?: number;
}

/** Tells a bot that its answer is no longer needed. An `AbortSignal` can be used. */
export interface StopSignal {
  readonly aborted: boolean;
}

export interface BotAnswer {
  readonly answer: Answer;
  /** The reasons; empty if the bot gives none. */
  readonly reasons: readonly BotReason[];
}

/** Answers one open question for the only seat in the view. There must be an open question. */
export type BotPlayer = (view: View, content: Content, budget: Budget, signal: StopSignal) => Promise<BotAnswer>;
