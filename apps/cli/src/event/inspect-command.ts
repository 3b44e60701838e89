/** `broadside event inspect FILE PLAYER --note TEXT`: a list or its components were looked at. */
import type { Subcommand } from "../subcommand.ts";
import { AS_ARG, changeEvent, FILE_ARG } from "./open-event.ts";
import { findWho } from "./who.ts";

export const inspectCommand: Subcommand = {
  about: "records that a player's list or components were looked at",
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: true, valueHint: "PLAYER", description: "whose" },
    note: { type: "string", valueHint: "TEXT", description: "what was found", required: true },
    as: AS_ARG,
  },
  run: async ({ file, player: who, note, as }) =>
    changeEvent(String(file), as, ({ log, record, told }) => {
      const player = findWho(log.event, String(who), "player");
      return player !== undefined && record({ kind: "inspected", player, note: String(note) }) ? told : undefined;
    }),
};
