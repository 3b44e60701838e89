/** Types for tables of sentences. The compiler finds keys without a sentence, and sentences that use a value their key doesn't have. */

/** A sentence for each key, or a function that makes the sentence from the key's values (its figures). */
export type Sentences<Figures> = { readonly [Key in keyof Figures]: string | ((figures: Figures[Key]) => string) };

/** Returns the sentence for a key, with the values filled in. */
export function say<Figures, Key extends keyof Figures>(sentences: Sentences<Figures>, said: { readonly key: Key } & Figures[Key]): string {
  const sentence = sentences[said.key];
  return typeof sentence === "string" ? sentence : sentence(said);
}

/** A sentence with its rule before the full stop: "There are no teams [ET-SCOPE-01]." */
export const withRule = (sentence: string, rule: string | undefined): string =>
  rule === undefined ? sentence : `${sentence.replace(/\.$/, "")} [${rule}]${sentence.endsWith(".") ? "." : ""}`;

/** Part of a sentence, with its first letter capitalised. */
export const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The maximum number of names listed; the rest are only counted. */
const MOST_NAMED = 20;

/** The first few names, and how many more there are. */
export const firstNames = (names: readonly string[], more: (values: { readonly count: number }) => string): readonly string[] =>
  names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), more({ count: names.length - MOST_NAMED })] : names;
