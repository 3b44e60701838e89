/** Prints tables on a terminal, in any script. */
const GAP = "  ";
/** Characters that are two columns wide on a terminal, and marks that have no width. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;
const UNSEEN = /[\p{M}\p{Cf}]/u;
/** Characters that change the text direction of everything after them, including other cells. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Aligns cells in columns. Columns listed in `right` (counted from 0) are right-aligned. No line ends in spaces. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): readonly string[] {
  const texts = rows.map((row) => row.map((cell) => cell.replace(TURNING, "")));
  const widths: number[] = [];
  for (const row of texts) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
  return texts.map((row) =>
    row
      .map((cell, at) => {
        const space = " ".repeat((widths[at] ?? 0) - widthOf(cell));
        return right.includes(at) ? space + cell : cell + space;
      })
      .join(GAP)
      .trimEnd(),
  );
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += UNSEEN.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}
