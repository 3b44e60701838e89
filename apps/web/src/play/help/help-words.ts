/** The words that explain a kind of question, and what each action does. */
import type { EditionId, QuestionKind } from "@broadside/protocol";
import { ACTION_LINES, type ExplainedAction } from "../../words/play/help/action-lines.ts";
import { ACTIONS_HELP } from "../../words/play/help/actions.ts";
import { ATTACK } from "../../words/play/help/attack.ts";
import { CARDS } from "../../words/play/help/cards.ts";
import { FLIGHT } from "../../words/play/help/flight.ts";
import { EFFECTS, type HelpWords } from "../../words/play/help/help.ts";
import { SCENARIO } from "../../words/play/help/scenario.ts";
import { SET_UP } from "../../words/play/help/set-up.ts";

/** All kinds but that of effects which wait at a moment, which are explained together. */
type NamedKind = Exclude<QuestionKind, `use at ${string}`>;

const HELP: Readonly<Record<NamedKind, HelpWords>> = { ...SET_UP, ...FLIGHT, ...ACTIONS_HELP, ...ATTACK, ...CARDS, ...SCENARIO };

/** Undefined of a kind that is not known here. */
export function helpWords(kind: string): HelpWords | undefined {
  if (kind.startsWith("use at ")) return EFFECTS;
  return Object.hasOwn(HELP, kind) ? HELP[kind as NamedKind] : undefined;
}

export const specialTo = (words: HelpWords, edition: EditionId): string | undefined =>
  edition === "1e" ? words.firstEdition : words.secondEdition;

/** Undefined of what a card gives: its text stands with the option. */
export function actionInWords(edition: EditionId, key: string): string | undefined {
  const lines = ACTION_LINES[edition];
  return Object.hasOwn(lines, key) ? lines[key as ExplainedAction] : undefined;
}
