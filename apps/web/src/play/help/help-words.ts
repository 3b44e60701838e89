/** Finds the words that explain a kind of question or an action. */
import { isKeyIn } from "@broadside/kit";
import type { EditionId } from "@broadside/protocol";
import { actionLines, EFFECTS, type HelpWords, helpByKind } from "../../words/play/help.ts";

/** Undefined for a kind that isn't known here. */
export function helpWords(kind: string): HelpWords | undefined {
  if (kind.startsWith("use at ")) return EFFECTS;
  const all = helpByKind();
  return isKeyIn(all, kind) ? all[kind] : undefined;
}

export const specialTo = (words: HelpWords, edition: EditionId): string | undefined =>
  edition === "1e" ? words.firstEdition : words.secondEdition;

/** Undefined for what a card offers: its text is shown with the option. */
export function actionInWords(edition: EditionId, key: string): string | undefined {
  const lines = actionLines(edition);
  return isKeyIn(lines, key) ? lines[key] : undefined;
}
