/** `broadside event incident FILE TYPE SIDE…`: records an incident for the staff. */

import { INCIDENTS, type IncidentReport } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { findEach } from "../people/find-people.ts";
import { pairedRound, ROUND_ARG } from "../rounds/round-option.ts";
import { matchNamed } from "../rounds/table-option.ts";

const MORE = ["side2", "side3", "side4"] as const;
const SIDE_ARG = { type: "positional", valueHint: "SIDE" } as const;

export const incidentCommand: Subcommand = {
  about: "Record an incident, such as slow play",
  example: `cup.jsonl ${INCIDENTS[0]} Ana --note "warned for slow play"`,
  args: {
    file: FILE_ARG,
    type: { type: "positional", required: true, valueHint: "TYPE", description: `one of ${INCIDENTS.join(", ")}` },
    side: { ...SIDE_ARG, required: true, description: "the player or team involved" },
    ...Object.fromEntries(MORE.map((key) => [key, { ...SIDE_ARG, required: false, description: "another player or team involved" }])),
    note: { type: "string", valueHint: "TEXT", description: "what happened", required: true },
    table: { type: "string", valueHint: "TABLE", description: "the table where it happened" },
    round: ROUND_ARG,
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const type = INCIDENTS.find((known) => known === options.text("type"));
    if (type === undefined) options.note(`There is no incident type "${options.text("type")}".`, `Use one of: ${INCIDENTS.join(", ")}.`);
    const [table, number] = [options.text("table"), options.whole("round", 1)];
    const sides = ["side", ...MORE].map((key) => options.text(key)).filter((side) => side !== undefined);
    if (options.reportProblems() || type === undefined) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ log, record, recorded }) => {
      const about = findEach(log.event, sides, "player or team");
      const round = (table ?? number) === undefined ? undefined : pairedRound(log.event, number);
      const match = round && table !== undefined ? matchNamed(log.event, round, table) : undefined;
      if (!about || ((table ?? number) !== undefined && !round) || (table !== undefined && !match)) return undefined;
      const what: IncidentReport = {
        kind: "incident",
        type,
        about,
        ...(round && { round: round.number }),
        ...(match && { table: match.table }),
        note: options.text("note") ?? "",
      };
      return record(what) ? recorded : undefined;
    });
  },
};
