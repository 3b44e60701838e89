/**
 * Reads rows of cells from text: RFC 4180 and the variants that spreadsheets write (semicolons, tabs, a byte order mark, any line ending).
 */
import type { TableProblem } from "../reasons/import-problems.ts";

export interface CsvLine {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A problem with a line. Such a line is left out of the rows. */
export interface CsvProblem {
  readonly line: number;
  readonly problem: TableProblem;
}

const SEPARATORS = [",", ";", "\t"] as const;
type Separator = (typeof SEPARATORS)[number];

/** Finds the separator that is most frequent, outside quotes, in the first line with any text. The default is the comma. */
export function separatorOf(text: string): Separator {
  const header = /\S.*/.exec(text.replace(/^\uFEFF/, ""))?.[0].replace(/"[^"]*"/g, "") ?? "";
  const count = (separator: Separator): number => header.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Yields the rows one by one, so that a caller can stop when it has enough. Skips empty rows. */
export function* csvLines(text: string, separator: Separator): Generator<CsvLine | CsvProblem, void> {
  const cursor = { at: text.startsWith("\uFEFF") ? 1 : 0, line: 1 };
  while (cursor.at < text.length) {
    const row = readRow(text, separator, cursor);
    if ("problem" in row || row.cells.some((cell) => cell.trim() !== "")) yield row;
  }
}

interface Cursor {
  at: number;
  line: number;
}

/** Reads a row and leaves the cursor at the start of the next one, even if this row has a problem. */
function readRow(text: string, separator: Separator, cursor: Cursor): CsvLine | CsvProblem {
  const { line } = cursor;
  const cells: string[] = [];
  for (;;) {
    const cell = isQuote(text, cursor.at) ? readQuoted(text, cursor) : readPlain(text, separator, cursor);
    if (cell === undefined) return abandon(text, cursor, line, "quote is not closed");
    cells.push(cell);
    const next = text[cursor.at];
    if (next === separator) cursor.at += 1;
    else if (next === undefined || isBreak(next)) {
      skipBreak(text, cursor);
      return { line, cells };
    } else return abandon(text, cursor, line, "text behind a quote");
  }
}

function readPlain(text: string, separator: Separator, cursor: Cursor): string {
  const from = cursor.at;
  for (let next = text[from]; next !== undefined && next !== separator && !isBreak(next); next = text[cursor.at]) cursor.at += 1;
  return text.slice(from, cursor.at);
}

/** Returns undefined without moving the cursor if the quote is never closed. */
function readQuoted(text: string, cursor: Cursor): string | undefined {
  let closing = text.indexOf('"', cursor.at + 1);
  while (closing >= 0 && isQuote(text, closing + 1)) closing = text.indexOf('"', closing + 2);
  if (closing < 0) return undefined;
  const inside = text.slice(cursor.at + 1, closing);
  cursor.line += inside.match(/\r\n|\r|\n/g)?.length ?? 0;
  cursor.at = closing + 1;
  return inside.replaceAll('""', '"');
}

/** Skips to the next line. */
function abandon(text: string, cursor: Cursor, line: number, key: "quote is not closed" | "text behind a quote"): CsvProblem {
  for (let next = text[cursor.at]; next !== undefined && !isBreak(next); next = text[cursor.at]) cursor.at += 1;
  skipBreak(text, cursor);
  return { line, problem: { key } };
}

const isQuote = (text: string, at: number): boolean => text[at] === '"';
const isBreak = (character: string): boolean => character === "\r" || character === "\n";

function skipBreak(text: string, cursor: Cursor): void {
  if (cursor.at >= text.length) return;
  cursor.at += text.startsWith("\r\n", cursor.at) ? 2 : 1;
  cursor.line += 1;
}
