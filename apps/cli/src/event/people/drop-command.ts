/** `broadside event drop FILE SIDE`: leaving, coming back, being sent away. */
import { type Happening, nameOf, sideOf, type TournamentEvent, teamOf } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { afterReturn, leavingRow, presenceOf, whatBecame } from "./drop-words.ts";
import { findWho } from "./find-people.ts";

export const dropCommand: Subcommand = {
  about: "takes a side out of what is to come, brings it back, or disqualifies a player",
  args: {
    file: FILE_ARG,
    side: { type: "positional", required: true, valueHint: "SIDE", description: "a player or a team" },
    reason: { type: "string", valueHint: "TEXT", description: "why" },
    "plays-on": { type: "boolean", description: "SIDE is a member of a team, and the other one plays both lists" },
    back: { type: "boolean", description: "the side comes back" },
    disqualify: { type: "string", valueHint: "REASON", description: "the player is sent away and has no rank" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [reason, disqualify, back] = [options.text("reason"), options.text("disqualify"), options.flag("back")];
    const goesOn = options.flag("plays-on");
    if ([reason !== undefined, back, disqualify !== undefined].filter((way) => way).length > 1)
      options.note("Dropping with a reason, coming back and disqualifying are three things; say one of them");
    if (goesOn && back) options.note("--plays-on goes with leaving, not with --back");
    if (options.complains()) return EXIT.usage;
    return changeEvent(String(values["file"]), values, (writing) => {
      const { log, record, told, file } = writing;
      const side = findWho(log.event, String(values["side"]), disqualify === undefined ? "player or team" : "player");
      if (side === undefined) return undefined;
      const refusal =
        (goesOn ? teamRefusal(log.event, side) : undefined) ??
        (back || disqualify !== undefined ? undefined : awayRefusal(writing, side, goesOn));
      if (refusal !== undefined) {
        complain(refusal);
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
      return [...told, ...(back ? afterReturn(file, log, side) : whatBecame(file, log, side, before))];
    });
  },
};

/** `--plays-on` names the one who leaves. */
function teamRefusal(event: TournamentEvent, side: string): string | undefined {
  const team = event.teams.get(side);
  const members = team?.members.map((member) => nameOf(event, member)).join(" or ");
  if (team) return `${nameOf(event, side)} is the whole team; with --plays-on name the member who leaves, ${members}.`;
  return teamOf(event, side) ? undefined : `${nameOf(event, side)} is in no team, so that nobody could play on.`;
}

/** Who is out already does not leave again; the way back is said. */
function awayRefusal({ file, log }: Writing, side: string, goesOn: boolean): string | undefined {
  const status = sideOf(log.event, side)?.status;
  if (status === undefined || status === "playing") return undefined;
  const row = leavingRow(log, side);
  const remedy =
    goesOn && row !== undefined && teamOf(log.event, side)?.status !== "playing"
      ? `The team went too; take that back with ${eventCommand("undo", file, row)}, then say this again.`
      : `${eventCommand("drop", file, side, "--back")} brings the side back.`;
  return `${nameOf(log.event, side)} is ${status} already. ${remedy}`;
}
