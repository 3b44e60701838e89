/** `broadside event amend FILE PLAYER`: corrects a player's name, club or labels. */

import type { Happening } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { printNote } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findPerson } from "./find-people.ts";

export const amendCommand: Subcommand = {
  about: "Correct a player's name, club or keep-apart labels",
  example: 'cup.jsonl Ana --name "Ana Kovač"',
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: true, valueHint: "PLAYER", description: "the player's id or current name" },
    name: { type: "string", valueHint: "NAME", description: "the correct name" },
    club: { type: "string", valueHint: "CLUB", description: "the correct club" },
    "keep-apart": { type: "string", valueHint: "LABEL;…", description: 'the new keep-apart labels; "" removes them all' },
    ...WRITING_ARGS,
  },
  renamed: { apart: "keep-apart" },
  run: async (values) => {
    const options = new OptionReader(values);
    const [name, club, apart] = [options.text("name")?.trim(), options.text("club")?.trim(), options.several("keep-apart")];
    if (name === undefined && club === undefined && apart === undefined)
      options.note("There is nothing to correct.", "Add --name, --club or --keep-apart.");
    if (options.reportProblems()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ log: { event }, record, recorded }) => {
      const player = findPerson(event, String(values["player"]), "player");
      if (player === undefined) return undefined;
      const mended = { ...(name !== undefined && { name }), ...(club !== undefined && { club }), ...(apart && { apart }) };
      const what: Happening = { kind: "amended", player, ...mended };
      const others = [...event.players.values()].filter((other) => other.name === name && other.id !== player);
      if (!record(what)) return undefined;
      for (const { id } of others) printNote(`${id} has the same name.`);
      return recorded;
    });
  },
};
