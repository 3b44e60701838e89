/** `broadside event inspect FILE PLAYER --note TEXT`: records an inspection of a list or its components. */
import type { Subcommand } from "../../subcommand.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findPerson } from "../people/find-people.ts";

export const inspectCommand: Subcommand = {
  about: "Record an inspection of a player's list or components",
  example: 'cup.jsonl Ana --note "all dials are there"',
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: true, valueHint: "PLAYER", description: "the inspected player" },
    note: { type: "string", valueHint: "TEXT", description: "what was found", required: true },
    ...WRITING_ARGS,
  },
  run: async ({ file, player: who, note, ...writing }) =>
    changeEvent(String(file), writing, ({ log, record, recorded }) => {
      const player = findPerson(log.event, String(who), "player");
      return player !== undefined && record({ kind: "inspected", player, note: String(note) }) ? recorded : undefined;
    }),
};
