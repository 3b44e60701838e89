/** `broadside event ruling FILE DECISION --on SUBJECT`: records a staff decision and the FAQ it is based on. */

import { RULING_SUBJECTS, type RuledOutcome, type Ruling } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader, partsOf, wholeNumber } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { keptPairingsNote } from "../results/result-words.ts";
import { pairedRound, ROUND_ARG } from "../rounds/round-option.ts";
import { matchNamed } from "../rounds/table-option.ts";
import { readTool } from "../rounds/tool-option.ts";

const RESULTS = ["win", "modified win", "draw", "loss"] as const;

export const rulingCommand: Subcommand = {
  about: "Record a ruling; a ruling on a result can set the outcome",
  example: `cup.jsonl "the dial stands" --on ${RULING_SUBJECTS[0]} --table 1`,
  args: {
    file: FILE_ARG,
    decision: { type: "positional", required: true, valueHint: "DECISION", description: "the decision" },
    on: { type: "string", valueHint: "SUBJECT", description: `one of ${RULING_SUBJECTS.join(", ")}`, required: true },
    table: { type: "string", valueHint: "TABLE", description: "the table that the ruling is about" },
    round: ROUND_ARG,
    faq: { type: "string", valueHint: "VERSION", description: "the FAQ version that the ruling is based on" },
    "against-faq": { type: "boolean", description: "the ruling contradicts the FAQ" },
    outcome: {
      type: "string",
      valueHint: "RESULT POINTS MARGIN,…",
      description: 'the outcome for each side, such as "win 5 320, loss 0 280"',
    },
    tool: { type: "string", valueHint: "TOOL=SET", description: 'the tool that the match uses, such as "range ruler=the red one"' },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const subject = options.oneOf("on", RULING_SUBJECTS);
    const [table, number, faq] = [options.text("table"), options.whole("round", 1), options.text("faq")];
    const [outcome, tool] = [readOutcome(options), readTool(options, "tool")];
    if ((outcome ?? tool) !== undefined && table === undefined) options.note("The ruling doesn't name its table.", "Add --table N.");
    if (options.reportProblems() || subject === undefined) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ file, log, record, recorded }) => {
      const round = table === undefined && number === undefined ? undefined : pairedRound(log.event, number);
      const match = round && table !== undefined ? matchNamed(log.event, round, table) : undefined;
      if ((table ?? number) !== undefined && (!round || (table !== undefined && !match))) return undefined;
      const ruled: Ruling = {
        kind: "ruled",
        subject,
        ...(round && { round: round.number }),
        ...(match && { table: match.table }),
        decision: String(values["decision"]),
        ...(faq !== undefined && { faq }),
        ...(options.flag("against-faq") && { againstFaq: true }),
        ...(outcome && { outcome }),
        ...(tool && { tool }),
      };
      if (!record(ruled)) return undefined;
      return [...recorded, ...(outcome && round ? keptPairingsNote(log.event, round.number, file) : [])];
    });
  },
};

function readOutcome(options: OptionReader): readonly RuledOutcome[] | undefined {
  const text = options.text("outcome");
  if (text === undefined) return undefined;
  const sides = partsOf(text, ",").map((part): RuledOutcome | undefined => {
    const [, word = "", points = "", margin = ""] = /^([a-z ]+?)\s+(\d+)\s+(\d+)$/i.exec(part) ?? [];
    const result = RESULTS.find((known) => known === word.toLowerCase());
    const [whole, rest] = [wholeNumber(points), wholeNumber(margin)];
    return result === undefined || whole === undefined || rest === undefined ? undefined : { result, points: whole, margin: rest };
  });
  const known = sides.filter((side) => side !== undefined);
  if (known.length === sides.length && known.length > 0) return known;
  return options.note(
    `--outcome can't be "${text}".`,
    `Use ${RESULTS.join(", ")} with points and margin for each side, such as --outcome "win 5 320, loss 0 280".`,
  );
}
