/** `broadside squad`: lists, checked, converted and printed. */
import type { CommandGroup } from "../subcommand.ts";
import { squadCheckCommand } from "./squad-check.ts";
import { squadConvertCommand } from "./squad-convert.ts";
import { squadPrintCommand } from "./squad-print.ts";

export const squadCommands: CommandGroup = {
  about: "checks, converts and prints lists",
  commands: { check: squadCheckCommand, convert: squadConvertCommand, print: squadPrintCommand },
};
