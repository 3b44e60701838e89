/** Names as people type them: without capitals and accents, only the beginning, or with a slip of the finger. */

/** Letters put together in another way, spaces and capitals do not make another name. */
export const comparable = (name: string): string => name.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();

/** Accents of Latin, Greek and Cyrillic letters alone: in other scripts marks are letters. */
export const withoutAccents = (name: string): string =>
  comparable(name)
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/gu, "")
    .normalize("NFC");

/** Whether any word of a name begins so; what is wanted may go on over the next words. */
export function hasBeginning(name: string, wanted: string): boolean {
  const [own, begun] = [withoutAccents(name), withoutAccents(wanted)];
  return begun !== "" && wordsIn(own).some((at) => own.startsWith(begun, at));
}

/** Where words begin; a name may begin with something else than a letter. */
const wordsIn = (name: string): readonly number[] => [0, ...[...name.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ index }) => index)];

/** How many letters are other ones, too many or too few, in the whole name or in the word of it that is nearest. */
export function lettersApart(name: string, wanted: string): number {
  const [own, told] = [withoutAccents(name), withoutAccents(wanted)];
  return Math.min(...[own, ...own.split(" ")].map((word) => changesBetween([...word], [...told])));
}

function changesBetween(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, at) => at + 1);
  for (const [at, letter] of one.entries()) {
    let [left, corner] = [at + 1, at];
    row = row.map((above, column) => {
      left = Math.min(above + 1, left + 1, corner + (other[column] === letter ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? one.length;
}
