/** The open document of an event, where a command that only looks is given one in place of the log. */
import type { Result } from "@broadside/kit";
import { readOpenEvent } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";
import type { RowReader, StoredRow } from "./event-rows.ts";

/** In bytes; its own name stands at its beginning. */
const BEGINNING = 200;

export const isOpenDocument = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*\{\s*"broadsideEvent"\s*:/.test(bytes.subarray(0, BEGINNING).toString("utf8"));

/** The rows of its log; undefined with the reason said. */
export function readOpenDocument<Row extends StoredRow>(name: string, bytes: Buffer, readRow: RowReader<Row>): readonly Row[] | undefined {
  const log = readOpenEvent(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  const rows: readonly Result<Row>[] = log.ok ? log.value.entries.map((entry) => readRow(entry)) : [log];
  const problem = rows.flatMap((row) => (row.ok ? [] : row.problems))[0];
  if (!problem) return rows.flatMap((row) => (row.ok ? [row.value] : []));
  complain(`${name} is the open document of an event, but cannot be opened: ${problem.path} ${problem.reason}.`);
  return undefined;
}
