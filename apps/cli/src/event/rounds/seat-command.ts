/** `broadside event seat FILE SIDE TABLE`: gives a fixed table to someone who needs it. */

import type { TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, printNote } from "../../terminal/messages.ts";
import { wholeNumber } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findPerson } from "../people/find-people.ts";
import { tablesNeeded } from "./table-count.ts";

export const seatCommand: Subcommand = {
  about: "Give a player or team a fixed table, starting with the next round",
  example: "cup.jsonl Ana 1",
  args: {
    file: FILE_ARG,
    side: { type: "positional", required: true, valueHint: "SIDE", description: "a player or a team" },
    table: { type: "positional", required: true, valueHint: "TABLE", description: "the table's number, or none to remove the fixed table" },
    ...WRITING_ARGS,
  },
  run: async ({ file, side: who, table: text, ...writing }) => {
    const table = text === "none" ? undefined : wholeNumber(String(text));
    if (text !== "none" && (table === undefined || table < 1)) {
      complain(`The table can't be "${text}".`, "Use a number, 1 or higher, or none.");
      return EXIT.usage;
    }
    return changeEvent(String(file), writing, ({ log, record, recorded }) => {
      const side = findPerson(log.event, String(who));
      if (side === undefined || !record({ kind: "seated", side, ...(table !== undefined && { table }) })) return undefined;
      const standing = log.event.settings.tables ?? tablesNeeded(log.event);
      if (table !== undefined && standing !== undefined && table > standing) printNote(beyondInWords(log.event, table, standing));
      return recorded;
    });
  },
};

/** Explains why a table's number may be too high: there is no such table, or the current players need fewer tables. */
const beyondInWords = ({ settings }: TournamentEvent, table: number, standing: number): string =>
  settings.tables === undefined
    ? `the current players only need ${standing} tables, and this is table ${table}.`
    : `there is no table ${table} (there ${standing === 1 ? "is only 1" : `are only ${standing}`}), so they will sit at a different one.`;
