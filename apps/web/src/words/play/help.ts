/** Help with questions, by kind, and with actions, by name. */
import type { ActionName } from "@broadside/cards";
import type { EditionId, QuestionKind, ScenarioActionName } from "@broadside/protocol";
import { TERMS_OF } from "@broadside/telling/words";
import { wordsOf } from "../spoken.ts";

export const HELP = wordsOf("play", "HELP");
export const KEYS = wordsOf("play", "HELP_KEYS");

/** Explains a kind of question: what you decide, what the choices do and cost, and what is special in an edition. */
export interface HelpWords {
  readonly what: string;
  readonly choices: string;
  readonly firstEdition?: string;
  readonly secondEdition?: string;
}

export const EFFECTS: HelpWords = wordsOf("play", "HELP_EFFECTS");

/** Questions about using an effect share one explanation, whatever the moment. */
type NamedKind = Exclude<QuestionKind, `use at ${string}`>;

const SET_UP = wordsOf("play", "HELP_SET_UP");
const FLIGHT = wordsOf("play", "HELP_FLIGHT");
const ACTIONS = wordsOf("play", "HELP_ACTIONS");
const ATTACK = wordsOf("play", "HELP_ATTACK");
const CARDS = wordsOf("play", "HELP_CARDS");
const SCENARIO = wordsOf("play", "HELP_SCENARIO");

export const helpByKind = (): Readonly<Record<NamedKind, HelpWords>> => ({
  ...SET_UP,
  ...FLIGHT,
  ...ACTIONS,
  ...ATTACK,
  ...CARDS,
  ...SCENARIO,
});

export type ExplainedAction = ActionName | ScenarioActionName | "skip";

const ACTION_LINES = wordsOf("play", "HELP_ACTION_LINES");

/** A line for each action that explains what it does. */
export const actionLines = (edition: EditionId): Readonly<Record<ExplainedAction, string>> => ACTION_LINES[TERMS_OF[edition]];
