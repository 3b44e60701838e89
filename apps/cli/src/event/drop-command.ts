/** `broadside event drop FILE SIDE`: leaving, coming back, being sent away. */
import type { Happening } from "@broadside/tournament";
import { isOpen, lastRound, type TournamentEvent, teamOf } from "@broadside/tournament";
import { EXIT } from "../exit-codes.ts";
import type { Subcommand } from "../subcommand.ts";
import { AS_ARG, changeEvent, FILE_ARG } from "./open-event.ts";
import { OptionReader } from "./option-reader.ts";
import { findWho } from "./who.ts";

export const dropCommand: Subcommand = {
  about: "takes a side out of what is to come, brings it back, or disqualifies a player",
  args: {
    file: FILE_ARG,
    side: { type: "positional", required: true, valueHint: "SIDE", description: "a player or a team" },
    reason: { type: "string", valueHint: "TEXT", description: "why" },
    "plays-on": { type: "boolean", description: "of a team: the other member plays both lists" },
    back: { type: "boolean", description: "the side comes back" },
    disqualify: { type: "string", valueHint: "REASON", description: "the player is sent away and has no rank" },
    as: AS_ARG,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [reason, disqualify, back] = [options.text("reason"), options.text("disqualify"), options.flag("back")];
    const drops = reason !== undefined || options.flag("plays-on");
    if ([drops, back, disqualify !== undefined].filter((way) => way).length > 1)
      options.note("Dropping, coming back and disqualifying are three things; say one of them");
    if (options.complains()) return EXIT.usage;
    return changeEvent(String(values["file"]), values["as"], ({ log, record, told }) => {
      const side = findWho(log.event, String(values["side"]), disqualify === undefined ? "player or team" : "player");
      if (side === undefined) return undefined;
      const table = openTable(log.event, side);
      const goesOn = options.flag("plays-on");
      const what: Happening =
        disqualify !== undefined
          ? { kind: "disqualified", player: side, reason: disqualify }
          : back
            ? { kind: "returned", side }
            : { kind: "dropped", side, ...(reason !== undefined && { reason }), ...(goesOn && { goesOn }) };
      if (!record(what)) return undefined;
      const conceded = table !== undefined && openTable(log.event, side) === undefined;
      return conceded ? [...told, `Table ${table} counts as conceded.`] : told;
    });
  },
};

/** Where a side, or its team, still plays. */
function openTable(event: TournamentEvent, side: string): number | undefined {
  const team = teamOf(event, side)?.id ?? side;
  return lastRound(event)?.matches.find((match) => isOpen(match) && (match.sides.includes(side) || match.sides.includes(team)))?.table;
}
