/** `broadside event seat FILE SIDE TABLE`: a table of one's own, for a person who needs it. */
import type { TournamentEvent } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { wholeNumber } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findWho } from "../people/find-people.ts";
import { tablesNeeded } from "./table-count.ts";

export const seatCommand: Subcommand = {
  about: "gives a side the same table in every round from the next on",
  args: {
    file: FILE_ARG,
    side: { type: "positional", required: true, valueHint: "SIDE", description: "a player or a team" },
    table: { type: "positional", required: true, valueHint: "TABLE", description: "its number; none lifts it" },
    ...WRITING_ARGS,
  },
  run: async ({ file, side: who, table: text, ...writing }) => {
    const table = text === "none" ? undefined : wholeNumber(String(text));
    if (text !== "none" && (table === undefined || table < 1)) {
      complain(`A table has a number from 1, or none; not "${text}".`);
      return EXIT.usage;
    }
    return changeEvent(String(file), writing, ({ log, record, told }) => {
      const side = findWho(log.event, String(who));
      if (side === undefined || !record({ kind: "seated", side, ...(table !== undefined && { table }) })) return undefined;
      const standing = log.event.settings.tables ?? tablesNeeded(log.event);
      if (table !== undefined && standing !== undefined && table > standing) complain(beyondInWords(log.event, table, standing));
      return told;
    });
  },
};

/** A table that does not stand is not given; one beyond those needed may be a slip of the finger. */
const beyondInWords = ({ settings }: TournamentEvent, table: number, standing: number): string =>
  settings.tables === undefined
    ? `Note: ${standing} tables are enough for all who play now; table ${table} is beyond them.`
    : `Note: table ${table} does not stand (there ${standing === 1 ? "is 1" : `are ${standing}`}); the side gets another one.`;
