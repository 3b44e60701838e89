/** `broadside event`: runs events from the first registration to the last result. */
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
  about: "Run events: players, lists, pairings, results and standings",
  closing: "An event is one file that logs everything you enter, row by row. Even undo only adds a row, so nothing is ever deleted.",
  mostUsed: [
    {
      name: "new",
      about: "Start an event in a new file",
      example: "cup.jsonl --format epic-dogfight --name Cup --organiser Olga --rounds 4",
    },
    { name: "add", about: "Register a player, or many from a CSV file", example: "cup.jsonl Ana" },
    { name: "show", about: "Show the state of the event, and what to do next", example: "cup.jsonl" },
    { name: "pair", about: "Pair the next round", example: "cup.jsonl" },
    { name: "result", about: "Enter a result, or list the open tables", example: "cup.jsonl 1 120 80" },
    { name: "standings", about: "Print the standings", example: "cup.jsonl" },
  ],
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
