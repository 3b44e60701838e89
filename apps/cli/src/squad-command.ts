/** `broadside squad`: lists, checked, converted and printed. */
import { squadCheckCommand } from "./squad-check.ts";
import { squadConvertCommand } from "./squad-convert.ts";
import { squadPrintCommand } from "./squad-print.ts";
import type { CommandGroup } from "./subcommand.ts";

export const squadCommands: CommandGroup = {
  about: "checks, converts and prints lists",
  commands: { check: squadCheckCommand, convert: squadConvertCommand, print: squadPrintCommand },
};
