/** The rows of an event file, told apart from half a row at its end. */

import { failure, JsonReader, parseJson, type Result, success } from "@broadside/kit";
import { isHalfRow } from "./half-row.ts";

/** What every row has. What else there is, the reader of rows knows. */
export interface StoredRow {
  /** 1 … n without a gap. */
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly what: { readonly kind: string };
  readonly hash?: string;
}

/** Makes a row of what was read, or says what is wrong with it. */
export type RowReader<Row extends StoredRow> = (row: StoredRow) => Result<Row>;

export interface RowsRead<Row> {
  readonly rows: readonly Row[];
  /** Of whole rows, in bytes. What follows is half a row, or blank, unless there is a problem with it. */
  readonly length: number;
  /** The last of them has no line end. */
  readonly endsOpen: boolean;
  /** What is wrong with the line after them, which is not just half a row. */
  readonly problem?: string;
}

const LINE_END = 10;
const FIRST_KIND = "created";
const LIMITS = { characters: 64 * 1024 * 1024, depth: 100, text: 200 } as const;

/**
 * Reads up to the end or to what is no row. A last line that breaks off before its line end is half a row. One that only lacks its line end is
 * whole, and one that is there to its end but is no row is damaged.
 */
export function parseRows<Row extends StoredRow>(bytes: Buffer, readRow: RowReader<Row>, before = 0): RowsRead<Row> {
  const rows: Row[] = [];
  let length = 0;
  let endsOpen = false;
  while (length < bytes.length) {
    const end = bytes.indexOf(LINE_END, length);
    const stop = end === -1 ? bytes.length : end;
    const number = before + rows.length + 1;
    const value = parseLine(bytes.subarray(length, stop));
    const row = value.ok ? readStoredRow(value.value, number, readRow) : value;
    if (!row.ok) {
      const rest = bytes.subarray(length);
      const isTorn = isBlank(rest) || (end === -1 && isHalfRow(rest));
      return { rows, length, endsOpen, ...(!isTorn && { problem: `line ${number} ${problemsInWords(row.problems)}` }) };
    }
    rows.push(row.value);
    endsOpen = end === -1;
    length = endsOpen ? stop : stop + 1;
  }
  return { rows, length, endsOpen };
}

/** Nothing but line ends and spaces, as an editor leaves them. */
export const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));

function parseLine(line: Buffer): Result<unknown> {
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(line), LIMITS);
  } catch {
    return failure([{ path: "", reason: "is not UTF-8" }]);
  }
}

function readStoredRow<Row extends StoredRow>(value: unknown, number: number, readRow: RowReader<Row>): Result<Row> {
  const reader = new JsonReader();
  const row = reader.object(value, "", ["number", "at", "by", "what", "batch", "hash"]);
  if (!row) return failure(reader.problems);
  const what = row["what"];
  const kind = typeof what === "object" && what !== null && "kind" in what ? what.kind : undefined;
  if (row["number"] !== number) reader.note("number", `must be ${number}: rows are counted without a gap`);
  const at = reader.text(row["at"], "at", LIMITS.text);
  const by = reader.text(row["by"], "by", LIMITS.text);
  if (number === 1) reader.oneOf(kind, "what.kind", [FIRST_KIND]);
  else reader.text(kind, "what.kind", LIMITS.text);
  if (reader.problems.length > 0 || at === undefined || by === undefined) return failure(reader.problems);
  const read = readRow(value as StoredRow);
  return read.ok ? success(read.value) : read;
}

const problemsInWords = (problems: Exclude<Result<never>, { readonly ok: true }>["problems"]): string =>
  problems.map(({ path, reason }) => (path === "" ? reason : `${path} ${reason}`)).join("; ");
