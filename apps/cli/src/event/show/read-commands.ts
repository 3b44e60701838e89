/** Event commands that only read the event. */
import type { Subcommand } from "../../subcommand.ts";
import { eventFormatsCommand } from "../settings/formats-command.ts";
import { eventCheckCommand } from "./check-command.ts";
import { eventExportCommand } from "./export-command.ts";
import { eventLogCommand } from "./log-command.ts";
import { eventPrintCommand } from "./print-command.ts";
import { eventShowCommand } from "./show-command.ts";
import { eventSimulateCommand } from "./simulate-command.ts";
import { eventStandingsCommand } from "./standings-command.ts";

export const readCommands: Readonly<Record<string, Subcommand>> = {
  show: eventShowCommand,
  standings: eventStandingsCommand,
  log: eventLogCommand,
  check: eventCheckCommand,
  print: eventPrintCommand,
  export: eventExportCommand,
  simulate: eventSimulateCommand,
  formats: eventFormatsCommand,
};
