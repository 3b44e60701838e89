/** `broadside event`: events from the first registration to the last result. */
import type { CommandGroup } from "../subcommand.ts";
import { componentCommand } from "./conduct/component-command.ts";
import { incidentCommand } from "./conduct/incident-command.ts";
import { inspectCommand } from "./conduct/inspect-command.ts";
import { rulingCommand } from "./conduct/ruling-command.ts";
import { listCommand } from "./lists/list-command.ts";
import { addCommand } from "./people/add-command.ts";
import { amendCommand } from "./people/amend-command.ts";
import { dropCommand } from "./people/drop-command.ts";
import { hereCommand } from "./people/here-command.ts";
import { teamCommand } from "./people/team-command.ts";
import { resultCommand } from "./results/result-command.ts";
import { clockCommand } from "./rounds/clock-command.ts";
import { cutCommand } from "./rounds/cut-command.ts";
import { pairCommand } from "./rounds/pair-command.ts";
import { seatCommand } from "./rounds/seat-command.ts";
import { swapCommand } from "./rounds/swap-command.ts";
import { tableCommand } from "./rounds/table-command.ts";
import { finishCommand } from "./settings/finish-command.ts";
import { newCommand } from "./settings/new-command.ts";
import { setCommand } from "./settings/set-command.ts";
import { undoCommand } from "./settings/undo-command.ts";
import { readCommands } from "./show/read-commands.ts";

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
