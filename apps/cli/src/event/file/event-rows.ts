/** Reads the rows of an event file, and recognises half a row at its end. */

import { failure, JsonReader, parseJson, type Result, success } from "@broadside/kit";
import { isHalfRow } from "./half-row.ts";

/** The fields of every row. The row reader checks the others. */
export interface StoredRow {
  /** The row's position in the file, from 1. */
  readonly number: number;
  readonly at: string;
  readonly by: string;
  readonly what: { readonly kind: string };
  readonly hash?: string;
}

/** Checks a row. */
export type RowReader<Row extends StoredRow> = (row: StoredRow) => Result<Row>;

export interface RowsRead<Row> {
  readonly rows: readonly Row[];
  /** The length of the complete rows, in bytes. Half a row or blank lines may follow. */
  readonly length: number;
  /** True if there is no newline after the last row. */
  readonly endsOpen: boolean;
  /** The problem with the first line that isn't a row, unless that line is just half a row at the end. */
  readonly problem?: string;
}

const LINE_END = 10;
const FIRST_KIND = "created";
const LIMITS = { characters: 64 * 1024 * 1024, depth: 100, text: 200 } as const;

/**
 * Reads rows up to the end or to the first line that isn't a row. If the last line breaks off, it is half a row, but if only its newline is
 * missing, it counts as complete. Any other line that isn't a row means that the file is damaged.
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
      return {
        rows,
        length,
        endsOpen,
        ...(!isTorn && { problem: `line ${number}${row.problems[0]?.path === "" ? "" : ":"} ${problemsInWords(row.problems)}` }),
      };
    }
    rows.push(row.value);
    endsOpen = end === -1;
    length = endsOpen ? stop : stop + 1;
  }
  return { rows, length, endsOpen };
}

/** Whether there are only newlines and spaces, which editors may leave behind. */
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
  if (row["number"] !== number) reader.note("number", `must be ${number}, because row numbers have no gaps`);
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
