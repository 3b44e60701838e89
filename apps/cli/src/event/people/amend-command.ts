/** `broadside event amend FILE PLAYER`: what was written wrong about a player, as it should be. */
import type { Happening } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findWho } from "./find-people.ts";

export const amendCommand: Subcommand = {
  about: "mends the name, the club or the labels of a player",
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: true, valueHint: "PLAYER", description: "an id or a name, as it is now" },
    name: { type: "string", valueHint: "NAME", description: "how the player is called" },
    club: { type: "string", valueHint: "CLUB", description: "the player's club" },
    apart: { type: "string", valueHint: "LABEL;…", description: "all labels from now on; an empty text takes them away" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [name, club, apart] = [options.text("name")?.trim(), options.text("club")?.trim(), options.several("apart")];
    if (name === undefined && club === undefined && apart === undefined) options.note("Say what is mended: --name, --club or --apart");
    if (options.complains()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ log: { event }, record, told }) => {
      const player = findWho(event, String(values["player"]), "player");
      if (player === undefined) return undefined;
      const mended = { ...(name !== undefined && { name }), ...(club !== undefined && { club }), ...(apart && { apart }) };
      const what: Happening = { kind: "amended", player, ...mended };
      const others = [...event.players.values()].filter((other) => other.name === name && other.id !== player);
      if (!record(what)) return undefined;
      for (const { id } of others) complain(`Note: ${id} has the same name.`);
      return told;
    });
  },
};
