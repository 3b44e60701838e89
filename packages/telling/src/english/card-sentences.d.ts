/** What cards of the second edition ask, in words. */
interface Words {
  readonly ship: string;
  readonly card: string;
}
export declare const CARD_SENTENCES: Readonly<Record<string, (words: Words) => string>>;
//# sourceMappingURL=card-sentences.d.ts.map
