/** A game as the parts of its driver see it: besides how it stands, what is open, what was given, and where it can go back to. */
import type { SeenUse } from "@broadside/protocol";
import type { ChoiceAsk } from "./ask.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { Entry } from "./input.ts";
import type { OpenAsk } from "./open-ask.ts";
import type { Proposal } from "./proposal.ts";
import type { Situation } from "./situation.ts";

/** In a game imagined from a view the standing answers of others are known only by their uses; what a secret one is has to be guessed. */
export interface ForetoldUse extends SeenUse {
  /** The key of an option. */
  answer(ask: ChoiceAsk): string | undefined;
}

export interface RunningGame extends Situation {
  readonly open: readonly OpenAsk[];
  readonly proposal: Proposal | undefined;
  /** The inputs that count, without those undone. */
  readonly entries: readonly Entry[];
  /** The checkpoint at the start of each round, and the first. */
  readonly keyframes: readonly Checkpoint[];
  /** The latest input after which something had been learnt that cannot be unlearnt. */
  readonly learnt: number;
  /** How many events the input that is being carried out has caused. */
  readonly told: number;
  /** Of an imagined game: standing answers of others that were seen and are still to come. */
  foretold: readonly ForetoldUse[];
}
