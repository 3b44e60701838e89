/** `broadside event undo FILE [ROWS]`: undoes rows without deleting them. */

import { logLines } from "@broadside/telling/events";
import { type Entry, type EventLog, lastRows, nameOf } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain } from "../../terminal/messages.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, type SuccessLines, WRITING_ARGS, type Writing } from "../file/open-event.ts";

/** Above this number, undone rows are only counted, not listed. */
const MOST_LISTED = 10;

export const undoCommand: Subcommand = {
  about: "Undo the last command, or certain rows of the log",
  example: "cup.jsonl",
  args: {
    file: FILE_ARG,
    rows: {
      type: "positional",
      required: false,
      valueHint: "ROW|FIRST-LAST",
      description: "row numbers, as broadside event log shows them; undoing an undo restores its rows",
    },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const text = options.text("rows");
    const wanted = text === undefined ? undefined : readRange(text);
    if (text !== undefined && wanted === undefined)
      options.note(`"${text}" isn't a row number.`, "Use row numbers such as 12 or 12-15; broadside event log shows them.");
    if (options.reportProblems()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, (writing) => undo(writing, wanted));
  },
};

interface Range {
  readonly first: number;
  readonly last: number;
}

function readRange(text: string): Range | undefined {
  const [first, last, ...more] = text.split("-").map((part) => wholeNumber(part.trim()));
  if (first === undefined || more.length > 0 || (text.includes("-") && last === undefined)) return undefined;
  return (last ?? first) < first ? undefined : { first, last: last ?? first };
}

/** Undoes the last row first, because later rows may depend on earlier ones. */
function undo(writing: Writing, wanted: Range | undefined): SuccessLines {
  const { log, record } = writing;
  const rows = wanted ? log.entries.slice(Math.max(0, wanted.first - 1), wanted.last) : lastRows(log);
  if (rows.length < (wanted ? wanted.last - wanted.first + 1 : 1)) {
    complain(
      wanted ? `There is no row ${Math.max(wanted.first, log.entries.length + 1)}.` : "There is nothing to undo.",
      `See all rows: ${eventCommand("log", writing.file)}`,
    );
    return undefined;
  }
  // Describe the rows before undoing them.
  const lines = logLines(log.entries).map(({ text }) => text);
  const before = log.entries.length;
  for (const { number } of rows.toReversed()) if (!record({ kind: "undone", entry: number })) return undefined;
  return undoneInWords(writing, rows, lines, before + 1);
}

function undoneInWords({ file, log }: Writing, rows: readonly Entry[], lines: readonly string[], first: number): SuccessLines {
  const undos = rows.map(({ what }) => what.kind === "undone");
  const did = undos.every((isUndo) => isUndo) ? "Restored" : undos.includes(true) ? "Reversed" : "Undone";
  const words = rows.map((row) => rowInWords(log, row, lines));
  const last = log.entries.length;
  const again = eventCommand("undo", file, first === last ? last : `${first}-${last}`);
  const [only] = words;
  const how = did === "Restored" ? "undo this again" : "restore";
  if (only !== undefined && words.length === 1) return [`${did}: ${only}.`, `To ${how}${did === "Restored" ? "" : " it"}: ${again}`];
  const more = words.length > MOST_LISTED ? [`  and ${words.length - MOST_LISTED} more`] : [];
  return [
    `${did}: ${words.length} rows.`,
    ...words.slice(0, MOST_LISTED).map((row) => `  ${row}`),
    ...more,
    `To ${how}${did === "Restored" ? "" : " them"}: ${again}`,
  ];
}

/** Describes the row, or the row that an undo reversed. */
function rowInWords({ event, entries }: EventLog, entry: Entry, lines: readonly string[]): string {
  const { what } = entry;
  const about = what.kind === "undone" ? entries[what.entry - 1] : entry;
  return `row ${about?.number}, by ${nameOf(event, about?.by ?? "")}: ${lines[(about?.number ?? 0) - 1]}`;
}
