/** Each edition's own terms. */
import type { EditionId, Phase } from "@broadside/protocol";
import type { SharedWords } from "../languages/words.ts";

export type Terms = SharedWords["terms"]["first"];

/** Which of the two sets of terms an edition uses. */
export const TERMS_OF: Readonly<Record<EditionId, "first" | "second">> = { "1e": "first", "2.0": "second", "2.5": "second" };

export const termsOf = (edition: EditionId, { terms }: SharedWords): Terms => terms[TERMS_OF[edition]];

/** Such as `Engagement phase`. The time before the first round and after the last one isn't a phase. */
export function phaseInWords(phase: Phase, edition: EditionId, words: SharedWords): string {
  const name = termsOf(edition, words).phases[phase];
  return phase === "setup" || phase === "over" ? name : words.terms.phase({ phase: name });
}
