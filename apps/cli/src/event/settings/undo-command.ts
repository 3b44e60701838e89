/** `broadside event undo FILE [ROW]`: takes a row back; nothing is ever deleted. */
import { lastRow, logLines, nameOf } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader, wholeNumber } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";

export const undoCommand: Subcommand = {
  about: "takes back the last row that counts, or the one with this number",
  args: {
    file: FILE_ARG,
    row: {
      type: "positional",
      required: false,
      valueHint: "ROW",
      description: "its number, as broadside event log shows it; the number of an undo brings in again what that took back",
    },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const text = options.text("row");
    const wanted = text === undefined ? undefined : wholeNumber(text);
    if (text !== undefined && wanted === undefined) options.note(`A row has a number, not "${text}"`);
    if (options.complains()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ file, log, record }) => {
      const entry = wanted === undefined ? lastRow(log) : log.entries[wanted - 1];
      if (!entry) {
        complain(wanted === undefined ? "There is nothing to take back." : `There is no row ${wanted}.`);
        return undefined;
      }
      // In words as they were when it was written: afterwards it may change nothing any more.
      const lines = logLines(log.entries);
      const { what } = entry;
      const about = what.kind === "undone" ? log.entries[what.entry - 1] : entry;
      if (!record({ kind: "undone", entry: entry.number })) return undefined;
      const row = `row ${about?.number}, by ${nameOf(log.event, about?.by ?? "")}: ${lines[(about?.number ?? 0) - 1]?.text}.`;
      const again = eventCommand("undo", file, log.entries.length);
      return what.kind === "undone"
        ? [`Brought in again: ${row}`, `${again} takes it out.`]
        : [`Taken back: ${row}`, `${again} brings it in again.`];
    });
  },
};
