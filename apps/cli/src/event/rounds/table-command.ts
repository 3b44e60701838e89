/** `broadside event table FILE TABLE`: what happens at a table before the dials are revealed: the mat, shared tools, the beginning. */
import { type Happening, type Match, matchAt, nameOf, SHARED_TOOLS, type TournamentEvent, toolStatus } from "@broadside/tournament";
import { EXIT, print } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { AS_ARG, changeEvent, FILE_ARG, readEvent, WRITING_ARGS } from "../file/open-event.ts";
import { isSaidByPlayer } from "../people/player-only.ts";
import { ROUND_ARG, roundAsked } from "./round-option.ts";
import { sideInWords } from "./round-words.ts";
import { matchNamed, peopleAt } from "./table-option.ts";
import { readTool } from "./tool-option.ts";

const TOOLS = `one of ${SHARED_TOOLS.join(", ")}`;

export const tableCommand: Subcommand = {
  about: "mat, shared tools and the first dials of a table; alone it shows them",
  args: {
    file: FILE_ARG,
    table: { type: "positional", required: true, valueHint: "TABLE", description: "the table, or a side that sits there" },
    begin: { type: "boolean", description: "the first dials are revealed" },
    mat: { type: "string", valueHint: "venue|player", description: "whose mat is laid" },
    "third-party": { type: "boolean", description: "the mat is of another make" },
    ask: { type: "string", valueHint: "TOOL=SET", description: `a player asks that both use one set; TOOL is ${TOOLS}` },
    agree: { type: "string", valueHint: "TOOL", description: "a player agrees to it" },
    refuse: { type: "string", valueHint: "TOOL", description: "a player does not" },
    round: ROUND_ARG,
    ...WRITING_ARGS,
    as: { ...AS_ARG, description: "who says so; players ask and answer for themselves" },
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, number, mat] = [String(values["file"]), options.whole("round", 1), options.oneOf("mat", ["venue", "player"])];
    const [ask, agree, refuse] = [readTool(options, "ask"), options.oneOf("agree", SHARED_TOOLS), options.oneOf("refuse", SHARED_TOOLS)];
    const [begin, official] = [options.flag("begin"), !options.flag("third-party")];
    const ways = [begin, mat, ask, agree, refuse].filter((way) => way !== undefined && way !== false).length;
    if (ways > 1) options.note("Say one thing at a time");
    if (!official && mat === undefined) options.note("--third-party goes with --mat");
    if (options.complains()) return EXIT.usage;
    if (ways === 0) return show(file, number, String(values["table"]));
    return changeEvent(
      file,
      values,
      ({ log, by, record, told }) => {
        if ((ask ?? agree ?? refuse) !== undefined && !isSaidByPlayer(log.event, by)) return undefined;
        const round = roundAsked(log.event, number);
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
        return [...told, ...(after ? toolsInWords(log.event, after) : [])];
      },
      (event) => peopleAt(event, number, String(values["table"])),
    );
  },
};

async function show(file: string, number: number | undefined, table: string): Promise<number> {
  const log = await readEvent(file);
  const round = log && roundAsked(log.event, number);
  const match = round && matchNamed(log.event, round, table);
  if (!log || !match) return EXIT.refused;
  const { mat, begun, extension, sides } = match;
  print(
    [
      `Round ${round.number}, table ${match.table}: ${sides.map((side) => sideInWords(log.event, side)).join(" – ")}`,
      begun ? "The first dials are revealed." : "The first dials are not revealed yet.",
      ...(extension > 0 ? [`${extension} minutes longer.`] : []),
      ...(mat ? [`Mat: ${mat.from === "venue" ? "of the venue" : "of a player"}${mat.official ? "" : ", of another make"}.`] : []),
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
