/** The pseudo-language: English in brackets, so that tests can find text that can't be translated. */

/** Puts every string in brackets, including strings that functions return and strings inside lists and objects. */
export function inBrackets<Words>(words: Words): Words {
  return bracketed(words) as Words;
}

function bracketed(words: unknown): unknown {
  if (typeof words === "string") return /\p{L}/u.test(words) ? `⟦${words}⟧` : words;
  if (typeof words === "function") return (...given: readonly unknown[]) => bracketed(words(...given));
  if (Array.isArray(words)) return words.map(bracketed);
  if (words instanceof Map) return new Map([...words].map(([key, one]) => [key, bracketed(one)]));
  if (typeof words === "object" && words !== null && Object.getPrototypeOf(words) === Object.prototype)
    return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, bracketed(one)]));
  return words;
}

/** True for text without brackets, which can't be translated. A single letter doesn't count, because it is a symbol or part of an id. */
export const isOutsideBrackets = (text: string): boolean => /\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text);
