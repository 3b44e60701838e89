/** How a kind of question is explained: what is decided, what the choices mean and cost, and what is special to an edition. */
import type { QuestionKind } from "@broadside/protocol";

export interface HelpWords {
  readonly what: string;
  readonly choices: string;
  readonly firstEdition?: string;
  readonly secondEdition?: string;
}

/** All kinds but that of effects which wait at a moment, which are explained together. */
export type NamedKind = Exclude<QuestionKind, `use at ${string}`>;
