/** `broadside event inspect FILE PLAYER --note TEXT`: a list or its components were looked at. */
import type { Subcommand } from "../../subcommand.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findWho } from "../people/find-people.ts";

export const inspectCommand: Subcommand = {
  about: "records that a player's list or components were looked at",
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: true, valueHint: "PLAYER", description: "whose" },
    note: { type: "string", valueHint: "TEXT", description: "what was found", required: true },
    ...WRITING_ARGS,
  },
  run: async ({ file, player: who, note, ...writing }) =>
    changeEvent(String(file), writing, ({ log, record, told }) => {
      const player = findWho(log.event, String(who), "player");
      return player !== undefined && record({ kind: "inspected", player, note: String(note) }) ? told : undefined;
    }),
};
