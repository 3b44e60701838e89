/** Cleans the names that people choose for themselves, so that they can be shown anywhere. */

/** Counted as code points. */
const LONGEST_NAME = 40;

const SPACES = /[\s\u2800]+/gu;
/** Control characters, halves of surrogate pairs, and characters that are invisible or change the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns undefined if nothing is left. */
export function cleanName(text: string): string | undefined {
  const visible = text.replace(SPACES, " ").replace(INVISIBLE, "").normalize("NFC").replace(SPACES, " ").trim();
  return [...visible].slice(0, LONGEST_NAME).join("").trim() || undefined;
}
