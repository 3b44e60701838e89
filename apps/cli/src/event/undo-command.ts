/** `broadside event undo FILE [ROW]`: takes a row back; nothing is ever deleted. */
import { lastRow, nameOf, rowInWords } from "@broadside/tournament";
import { complain, EXIT } from "../exit-codes.ts";
import type { Subcommand } from "../subcommand.ts";
import { AS_ARG, changeEvent, FILE_ARG } from "./open-event.ts";
import { OptionReader, wholeNumber } from "./option-reader.ts";

export const undoCommand: Subcommand = {
  about: "takes back the last row, or the one with this number; undo of an undo brings it in again",
  args: {
    file: FILE_ARG,
    row: { type: "positional", required: false, valueHint: "ROW", description: "its number, as broadside event log shows it" },
    as: AS_ARG,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const text = options.text("row");
    const wanted = text === undefined ? undefined : wholeNumber(text);
    if (text !== undefined && wanted === undefined) options.note(`A row has a number, not "${text}"`);
    if (options.complains()) return EXIT.usage;
    return changeEvent(String(values["file"]), values["as"], ({ log, record }) => {
      const entry = wanted === undefined ? lastRow(log) : log.entries[wanted - 1];
      if (!entry) {
        complain(wanted === undefined ? "There is nothing to take back." : `There is no row ${wanted}.`);
        return undefined;
      }
      const words = rowInWords(entry, log.event);
      const by = nameOf(log.event, entry.by);
      return record({ kind: "undone", entry: entry.number }) ? [`Taken back: row ${entry.number}, by ${by}: ${words}.`] : undefined;
    });
  },
};
