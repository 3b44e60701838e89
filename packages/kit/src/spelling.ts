/** Texts that people spell in several ways, made comparable: each of these forgets a little more of the spelling than the one before. */

/** How a name looks: letters and accents put together in another way, and more or fewer spaces, do not make another name. */
export const looksOf = (name: string): string => name.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Capitals do not make another name either. */
export const comparable = (name: string): string => looksOf(name).toLowerCase();

/** Nor accents of Latin, Greek and Cyrillic letters; in other scripts marks are letters. */
export const withoutAccents = (name: string): string =>
  comparable(name)
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/gu, "")
    .normalize("NFC");

/** Of an id or a name in English, the letters and figures alone: hyphens, blanks and capitals do not count. */
export const folded = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
