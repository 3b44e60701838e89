import type { Terms } from "./edition-terms.ts";
/** Undefined where there is no such moment. */
export declare function timingInWords(moment: string, terms: Terms): string | undefined;
//# sourceMappingURL=timing-words.d.ts.map
