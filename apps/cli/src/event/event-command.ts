/** `broadside event`: events from the first registration to the last result. */
import type { CommandGroup } from "../subcommand.ts";
import { newCommand } from "./new-command.ts";
import { readCommands } from "./read-commands.ts";
import { setCommand } from "./set-command.ts";

export const eventCommands: CommandGroup = {
  about: "organises events: players, lists, pairings, results, standings",
  closing: "An event is one file, of which no row is ever lost.",
  commands: { new: newCommand, set: setCommand, ...readCommands },
};
