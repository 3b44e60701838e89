/** `broadside event`: events from the first registration to the last result. */
import type { CommandGroup } from "../subcommand.ts";
import { addCommand } from "./add-command.ts";
import { amendCommand } from "./amend-command.ts";
import { clockCommand } from "./clock-command.ts";
import { componentCommand } from "./component-command.ts";
import { cutCommand } from "./cut-command.ts";
import { dropCommand } from "./drop-command.ts";
import { finishCommand } from "./finish-command.ts";
import { hereCommand } from "./here-command.ts";
import { incidentCommand } from "./incident-command.ts";
import { inspectCommand } from "./inspect-command.ts";
import { listCommand } from "./list-command.ts";
import { newCommand } from "./new-command.ts";
import { pairCommand } from "./pair-command.ts";
import { readCommands } from "./read-commands.ts";
import { resultCommand } from "./result-command.ts";
import { rulingCommand } from "./ruling-command.ts";
import { seatCommand } from "./seat-command.ts";
import { setCommand } from "./set-command.ts";
import { swapCommand } from "./swap-command.ts";
import { tableCommand } from "./table-command.ts";
import { teamCommand } from "./team-command.ts";
import { undoCommand } from "./undo-command.ts";

export const eventCommands: CommandGroup = {
  about: "organises events: players, lists, pairings, results, standings",
  closing: "An event is one file, of which no row is ever lost.",
  commands: {
    new: newCommand,
    set: setCommand,
    add: addCommand,
    amend: amendCommand,
    team: teamCommand,
    list: listCommand,
    here: hereCommand,
    pair: pairCommand,
    swap: swapCommand,
    seat: seatCommand,
    clock: clockCommand,
    table: tableCommand,
    result: resultCommand,
    ruling: rulingCommand,
    incident: incidentCommand,
    component: componentCommand,
    inspect: inspectCommand,
    drop: dropCommand,
    cut: cutCommand,
    finish: finishCommand,
    undo: undoCommand,
    ...readCommands,
  },
};
