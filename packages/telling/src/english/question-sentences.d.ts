import type { Terms } from "./edition-terms.ts";
export interface Words {
  readonly ship: string;
  readonly target: string;
  readonly card: string;
  readonly piece: string;
  readonly maneuver: string;
  readonly terms: Terms;
}
export declare const SENTENCES: Readonly<Record<string, (words: Words) => string>>;
//# sourceMappingURL=question-sentences.d.ts.map
