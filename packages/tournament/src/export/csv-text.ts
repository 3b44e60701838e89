/** Tables as CSV text: RFC 4180, commas and CRLF, with a header. */
export type Cell = string | number | undefined;

export const csvText = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [header, ...rows].map((cells) => `${cells.map(cellText).join(",")}\r\n`).join("");

/** Spreadsheets treat text that begins like this as a formula; a leading apostrophe makes it plain text. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function cellText(cell: Cell): string {
  if (typeof cell !== "string") return cell === undefined ? "" : String(cell);
  const guarded = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
