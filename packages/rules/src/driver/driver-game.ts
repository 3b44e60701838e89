/**
 * A game as seen by the parts of its driver: its situation, the open questions, the inputs so far, and the points that it can go back to.
 */
import type { SeenUse } from "@broadside/protocol";
import type { ChoiceAsk } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { Entry } from "./input.ts";
import type { OpenAsk } from "./open-ask.ts";
import type { Proposal } from "./proposal.ts";

/**
 * One use of another player's standing order. A game imagined from a view knows such orders only from their uses, and has to guess what a
 * secret order says.
 */
export interface ExpectedUse extends SeenUse {
  /** Guesses the key of the chosen option. */
  answer(ask: ChoiceAsk): string | undefined;
}

export interface DriverGame extends Situation {
  readonly open: readonly OpenAsk[];
  readonly proposal: Proposal | undefined;
  /** The inputs in effect, excluding undone ones. */
  readonly entries: readonly Entry[];
  /** The first checkpoint, and the one at the start of each round. */
  readonly keyframes: readonly Checkpoint[];
  /** The number of the latest input that revealed something. Undoing it needs consent. */
  readonly learnt: number;
  /** How many events the current input has caused. */
  readonly told: number;
  /**
   * For an imagined game: how other players' standing orders will be used. The viewer has seen these uses, but this game hasn't reached
   * them yet.
   */
  foretold: readonly ExpectedUse[];
}
