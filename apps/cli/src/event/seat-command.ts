/** `broadside event seat FILE SIDE TABLE`: a table of one's own, for a person who needs it. */
import { complain, EXIT } from "../exit-codes.ts";
import type { Subcommand } from "../subcommand.ts";
import { AS_ARG, changeEvent, FILE_ARG } from "./open-event.ts";
import { wholeNumber } from "./option-reader.ts";
import { findWho } from "./who.ts";

export const seatCommand: Subcommand = {
  about: "gives a side the same table in every round from the next on",
  args: {
    file: FILE_ARG,
    side: { type: "positional", required: true, valueHint: "SIDE", description: "a player or a team" },
    table: { type: "positional", required: true, valueHint: "TABLE", description: "its number; none lifts it" },
    as: AS_ARG,
  },
  run: async ({ file, side: who, table: text, as }) => {
    const table = text === "none" ? undefined : wholeNumber(String(text));
    if (text !== "none" && (table === undefined || table < 1)) {
      complain(`A table has a number from 1, or none; not "${text}".`);
      return EXIT.usage;
    }
    return changeEvent(String(file), as, ({ log, record, told }) => {
      const side = findWho(log.event, String(who));
      return side !== undefined && record({ kind: "seated", side, ...(table !== undefined && { table }) }) ? told : undefined;
    });
  },
};
