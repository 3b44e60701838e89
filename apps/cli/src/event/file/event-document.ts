/** Reads an event from its open document, which other programs can read too. Read-only commands accept it in place of the event file. */

import { logProblemInWords } from "@broadside/telling/events";
import { readOpenEvent } from "@broadside/tournament";
import { complain } from "../../terminal/messages.ts";
import type { RowReader, StoredRow } from "./event-rows.ts";

/** How many bytes to read to recognise the document, which begins with the key `broadsideEvent`. */
const BEGINNING = 200;

export const isOpenDocument = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*\{\s*"broadsideEvent"\s*:/.test(bytes.subarray(0, BEGINNING).toString("utf8"));

/** Returns the rows of the document's log. Prints the reason and returns undefined if it can't be read. */
export function readOpenDocument<Row extends StoredRow>(name: string, bytes: Buffer, readRow: RowReader<Row>): readonly Row[] | undefined {
  const log = readOpenEvent(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  const rows = log.ok ? log.value.entries.map((entry) => readRow(entry)) : [];
  const [problem] = log.ok ? rows.flatMap((row) => (row.ok ? [] : row.problems)) : log.problems;
  if (!problem) return rows.flatMap((row) => (row.ok ? [row.value] : []));
  complain(
    `${name} is an event's open document, but it can't be read: ${logProblemInWords(problem)}`,
    "Make a new one from the event file: broadside event export FILE --to open",
  );
  return undefined;
}
