/** `broadside event table FILE TABLE`: records the mat, shared tools and the start of the game at a table. */

import { type Happening, type Match, matchAt, nameOf, SHARED_TOOLS, type TournamentEvent, toolStatus } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { print } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { AS_ARG, changeEvent, FILE_ARG, readEvent, WRITING_ARGS } from "../file/open-event.ts";
import { isWrittenByPlayer } from "../people/player-only.ts";
import { pairedRound, ROUND_ARG } from "./round-option.ts";
import { sideInWords } from "./round-words.ts";
import { matchNamed, peopleAt } from "./table-option.ts";
import { readTool } from "./tool-option.ts";

const TOOLS = `one of ${SHARED_TOOLS.join(", ")}`;

export const tableCommand: Subcommand = {
  about: "Record a table's mat, its shared tools and the start of its game; without options, show them",
  example: "cup.jsonl 1 --begin",
  args: {
    file: FILE_ARG,
    table: {
      type: "positional",
      required: true,
      valueHint: "TABLE",
      description: "the table's number, or a player or team there",
    },
    begin: { type: "boolean", description: "record that the first dials have been revealed" },
    mat: { type: "string", valueHint: "venue|player", description: "record who brought the mat" },
    "third-party": { type: "boolean", description: "the mat is a third-party product" },
    ask: { type: "string", valueHint: "TOOL=SET", description: `a player asks to share a tool at this table; TOOL is ${TOOLS}` },
    agree: { type: "string", valueHint: "TOOL", description: "a player agrees to share this tool" },
    refuse: { type: "string", valueHint: "TOOL", description: "a player refuses to share this tool" },
    round: ROUND_ARG,
    ...WRITING_ARGS,
    as: { ...AS_ARG, description: "the person who enters this; players ask and answer for themselves" },
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, number, mat] = [String(values["file"]), options.whole("round", 1), options.oneOf("mat", ["venue", "player"])];
    const [ask, agree, refuse] = [readTool(options, "ask"), options.oneOf("agree", SHARED_TOOLS), options.oneOf("refuse", SHARED_TOOLS)];
    const [begin, official] = [options.flag("begin"), !options.flag("third-party")];
    const ways = [begin, mat, ask, agree, refuse].filter((way) => way !== undefined && way !== false).length;
    if (ways > 1) options.note("--begin, --mat, --ask, --agree and --refuse can't be combined.", "Use only one of them at a time.");
    if (!official && mat === undefined)
      options.note("--third-party only works with --mat.", "Add --mat venue or --mat player, or leave out --third-party.");
    if (options.reportProblems()) return EXIT.usage;
    if (ways === 0) return show(file, number, String(values["table"]));
    return changeEvent(
      file,
      values,
      ({ log, by, record, recorded }) => {
        if ((ask ?? agree ?? refuse) !== undefined && !isWrittenByPlayer(log.event, by)) return undefined;
        const round = pairedRound(log.event, number);
        const match = round && matchNamed(log.event, round, String(values["table"]));
        if (!round || !match) return undefined;
        const place = { round: round.number, table: match.table };
        const tool = agree ?? refuse;
        const what: Happening =
          mat !== undefined
            ? { kind: "mat", ...place, from: mat, official }
            : ask
              ? { kind: "tool asked", ...place, ...ask }
              : tool !== undefined
                ? { kind: "tool answered", ...place, tool, agrees: agree !== undefined }
                : { kind: "begun", ...place };
        if (!record(what)) return undefined;
        const after = matchAt(log.event, place.round, place.table);
        return [...recorded, ...(after ? toolsInWords(log.event, after) : [])];
      },
      (event) => peopleAt(event, number, String(values["table"])),
    );
  },
};

async function show(file: string, number: number | undefined, table: string): Promise<number> {
  const log = await readEvent(file);
  const round = log && pairedRound(log.event, number);
  const match = round && matchNamed(log.event, round, table);
  if (!log || !match) return EXIT.refused;
  const { mat, begun, extension, sides } = match;
  print(
    [
      `Round ${round.number}, table ${match.table}: ${sides.map((side) => sideInWords(log.event, side)).join(" – ")}`,
      begun ? "The first dials have been revealed." : "The first dials haven't been revealed yet.",
      ...(extension > 0 ? [`${extension} extra minutes.`] : []),
      ...(mat ? [`Mat: ${mat.from === "venue" ? "the venue's" : "a player's"}${mat.official ? "" : ", third-party"}.`] : []),
      ...toolsInWords(log.event, match),
    ].join("\n"),
  );
  return EXIT.fine;
}

const toolsInWords = (event: TournamentEvent, match: Match): readonly string[] =>
  [...match.tools].map(([tool, { set, refused }]) => {
    const against = [...refused].map((id) => `, ${nameOf(event, id)} refuses`).join("");
    return `${tool} (${set}): ${toolStatus(event, match, tool)}${against}.`;
  });
