/** Finds the words that explain a kind of question or an action. */
import { isKeyIn } from "@broadside/kit";
import type { EditionId } from "@broadside/protocol";
import { TERMS_OF } from "@broadside/telling/words";
import { actionLines, EFFECTS, type HelpWords, helpByKind } from "../../words/play/help.ts";

/** Undefined if there is no help for this kind of question. */
export function helpWords(kind: string): HelpWords | undefined {
  if (kind.startsWith("use at ")) return EFFECTS;
  const all = helpByKind();
  return isKeyIn(all, kind) ? all[kind] : undefined;
}

export const specialTo = (words: HelpWords, edition: EditionId): string | undefined => words[`${TERMS_OF[edition]}Edition`];

/** Undefined for an action from a card, because the option itself shows the card's text. */
export function actionInWords(edition: EditionId, key: string): string | undefined {
  const lines = actionLines(edition);
  return isKeyIn(lines, key) ? lines[key] : undefined;
}
