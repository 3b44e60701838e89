/** How a text falls into words, for the search and for the highlighting of what it found. */
export const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
