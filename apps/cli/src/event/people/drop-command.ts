/** `broadside event drop FILE SIDE`: a side leaves, comes back or is disqualified. */

import { type Happening, nameOf, sideOf, type TournamentEvent, teamOf } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { type Complaint, complain } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { afterReturn, dropConsequences, leavingRow, presenceOf } from "./drop-words.ts";
import { findPerson } from "./find-people.ts";

export const dropCommand: Subcommand = {
  about: "Drop a player or team, bring them back, or disqualify a player",
  example: 'cup.jsonl Ana --reason "train to catch"',
  args: {
    file: FILE_ARG,
    side: { type: "positional", required: true, valueHint: "SIDE", description: "a player or a team" },
    reason: { type: "string", valueHint: "TEXT", description: "why" },
    "partner-plays-on": { type: "boolean", description: "drop only this player; the other team member plays both lists" },
    back: { type: "boolean", description: "bring the player or team back" },
    disqualify: { type: "string", valueHint: "REASON", description: "disqualify the player, who loses their rank" },
    ...WRITING_ARGS,
  },
  renamed: { "plays-on": "partner-plays-on" },
  run: async (values) => {
    const options = new OptionReader(values);
    const [reason, disqualify, back] = [options.text("reason"), options.text("disqualify"), options.flag("back")];
    const goesOn = options.flag("partner-plays-on");
    if ([reason !== undefined, back, disqualify !== undefined].filter((way) => way).length > 1)
      options.note("--reason, --back and --disqualify can't be combined.", "Use only one of them.");
    if (goesOn && back) options.note("--partner-plays-on and --back can't be combined.", "Leave out one of them.");
    if (options.reportProblems()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, (writing) => {
      const { log, record, recorded, file } = writing;
      const side = findPerson(log.event, String(values["side"]), disqualify === undefined ? "player or team" : "player");
      if (side === undefined) return undefined;
      const refusal =
        (goesOn ? teamRefusal(file, log.event, side) : undefined) ??
        (back || disqualify !== undefined ? undefined : awayRefusal(writing, side, goesOn));
      if (refusal !== undefined) {
        complain(refusal.problem, refusal.next);
        return undefined;
      }
      const before = presenceOf(log.event, side);
      const what: Happening =
        disqualify !== undefined
          ? { kind: "disqualified", player: side, reason: disqualify, ...(goesOn && { goesOn }) }
          : back
            ? { kind: "returned", side }
            : { kind: "dropped", side, ...(reason !== undefined && { reason }), ...(goesOn && { goesOn }) };
      if (!record(what)) return undefined;
      return [...recorded, ...(back ? afterReturn(file, log, side) : dropConsequences(file, log, side, before))];
    });
  },
};

/** Refuses `--partner-plays-on` unless the side is a member of a team. */
function teamRefusal(file: string, event: TournamentEvent, side: string): Complaint | undefined {
  const team = event.teams.get(side);
  const members = team?.members.map((member) => nameOf(event, member)).join(" or ");
  if (team) return { problem: `${nameOf(event, side)} is the whole team.`, next: `Name the member who leaves: ${members}.` };
  if (teamOf(event, side)) return undefined;
  return {
    problem: `${nameOf(event, side)} isn't in a team, so there is no partner who could play on.`,
    next: `Leave out --partner-plays-on: ${eventCommand("drop", file, side)}`,
  };
}

/** A side that has already left can't leave again. */
function awayRefusal({ file, log }: Writing, side: string, goesOn: boolean): Complaint | undefined {
  const status = sideOf(log.event, side)?.status;
  if (status === undefined || status === "playing") return undefined;
  const row = leavingRow(log, side);
  const problem = `${nameOf(log.event, side)} ${status === "dropped" ? "has already dropped" : `is already ${status}`}.`;
  return goesOn && row !== undefined && teamOf(log.event, side)?.status !== "playing"
    ? { problem: `${problem} The team dropped too.`, next: `Undo that, then run this command again: ${eventCommand("undo", file, row)}` }
    : { problem, next: `Run this to bring them back: ${eventCommand("drop", file, side, "--back")}` };
}
