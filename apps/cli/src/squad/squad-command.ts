/** `broadside squad`: checks, converts and prints lists. */
import type { CommandGroup } from "../subcommand.ts";
import { squadCheckCommand } from "./squad-check.ts";
import { squadConvertCommand } from "./squad-convert.ts";
import { squadPrintCommand } from "./squad-print.ts";

export const squadCommands: CommandGroup = {
  about: "Check, convert and print lists",
  commands: { check: squadCheckCommand, convert: squadConvertCommand, print: squadPrintCommand },
};
