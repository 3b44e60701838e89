/** Normalizes text that people spell in different ways. Each function ignores a little more than the one before. */

/** Normalizes a name's Unicode composition and spaces. Names that differ only in these look the same. */
export const looksOf = (name: string): string => name.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Normalizes a name like `looksOf`, and also ignores capitals. */
export const comparable = (name: string): string => looksOf(name).toLowerCase();

/**
 * Normalizes a name like `comparable`, and also ignores accents on Latin, Greek and Cyrillic letters. In other scripts, marks count as
 * letters.
 */
export const withoutAccents = (name: string): string =>
  comparable(name)
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/gu, "")
    .normalize("NFC");

/** Keeps only the letters and digits of an id or an English name, so hyphens, spaces and capitals are ignored. */
export const folded = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
