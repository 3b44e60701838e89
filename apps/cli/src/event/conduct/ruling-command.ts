/** `broadside event ruling FILE DECISION --on SUBJECT`: what the staff decides, with the FAQ it looked at. */
import { RULING_SUBJECTS, type RuledOutcome, type Ruling } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader, partsOf, wholeNumber } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, WRITING_ARGS } from "../file/open-event.ts";
import { pairingsStand } from "../results/result-words.ts";
import { ROUND_ARG, roundAsked } from "../rounds/round-option.ts";
import { matchNamed } from "../rounds/table-option.ts";
import { readTool } from "../rounds/tool-option.ts";

const RESULTS = ["win", "modified win", "draw", "loss"] as const;

export const rulingCommand: Subcommand = {
  about: "records a ruling; on a result it can set the outcome",
  args: {
    file: FILE_ARG,
    decision: { type: "positional", required: true, valueHint: "DECISION", description: "what was decided" },
    on: { type: "string", valueHint: "SUBJECT", description: `one of ${RULING_SUBJECTS.join(", ")}`, required: true },
    table: { type: "string", valueHint: "TABLE", description: "at which table" },
    round: ROUND_ARG,
    faq: { type: "string", valueHint: "VERSION", description: "the FAQ that was looked at" },
    "against-faq": { type: "boolean", description: "the ruling goes against it" },
    outcome: { type: "string", valueHint: "RESULT POINTS MARGIN,…", description: 'what each side gets, such as "win 5 320, loss 0 280"' },
    tool: { type: "string", valueHint: "TOOL=SET", description: 'the set that the match uses, such as "range ruler=the red one"' },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const subject = options.oneOf("on", RULING_SUBJECTS);
    const [table, number, faq] = [options.text("table"), options.whole("round", 1), options.text("faq")];
    const [outcome, tool] = [readOutcome(options), readTool(options, "tool")];
    if ((outcome ?? tool) !== undefined && table === undefined) options.note("Say at which table: --table N");
    if (options.complains() || subject === undefined) return EXIT.usage;
    return changeEvent(String(values["file"]), values, ({ file, log, record, told }) => {
      const round = table === undefined && number === undefined ? undefined : roundAsked(log.event, number);
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
      return [...told, ...(outcome && round ? pairingsStand(log.event, round.number, file) : [])];
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
  return options.note(`--outcome is RESULT POINTS MARGIN for each side, with ${RESULTS.join(", ")}, not "${text}"`);
}
