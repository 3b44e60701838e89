/** `broadside event print FILE`: what hangs on the wall and lies on the tables, as HTML. */
import { matchSlips, pairingsByName, pairingsByTable, type Round, standingsSheet, type TournamentEvent } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import { DATA_ARG } from "../../points-updates.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG, putOut } from "../../terminal/output.ts";
import { FILE_ARG, readEvent } from "../file/open-event.ts";
import { listSheets } from "../lists/list-sheets.ts";
import { INITIALS_ARG, ROUND_ARG, roundAsked } from "../rounds/round-option.ts";

interface Names {
  readonly initialsOnly: boolean;
}

/** Sheets about one round. */
const ROUND_SHEETS: Readonly<Record<string, (event: TournamentEvent, round: Round, names: Names) => string>> = {
  pairings: pairingsByTable,
  names: pairingsByName,
  slips: matchSlips,
};
const SHEETS = [...Object.keys(ROUND_SHEETS), "standings", "lists"];

export const eventPrintCommand: Subcommand = {
  about: "makes sheets to print, as HTML: pairings by table or by name, match slips, standings, lists",
  args: {
    file: FILE_ARG,
    sheet: { type: "positional", required: true, valueHint: SHEETS.join("|"), description: "which sheet" },
    round: { ...ROUND_ARG, description: "which round, or the last that counts in the standings; the last where left out" },
    initials: INITIALS_ARG,
    out: OUT_ARG,
    data: DATA_ARG,
  },
  run: async (args) => {
    const options = new OptionReader(args);
    const number = options.whole("round", 1);
    const sheet = String(args["sheet"]);
    if (!SHEETS.includes(sheet)) options.note(`There are the sheets ${SHEETS.join(", ")}, not "${sheet}"`);
    if (sheet === "lists" && number !== undefined) options.note("Lists are those of all rounds; leave out --round");
    if (options.complains()) return EXIT.usage;
    const file = String(args["file"]);
    const log = await readEvent(file);
    const html = log && (await sheetOf(log.event, sheet, number, { initialsOnly: options.flag("initials") }, args["data"]));
    return html !== undefined && (await putOut(args["out"], html, file)) ? EXIT.fine : EXIT.refused;
  },
};

/** Undefined with the reason said. */
async function sheetOf(
  event: TournamentEvent,
  sheet: string,
  number: number | undefined,
  names: Names,
  data: unknown,
): Promise<string | undefined> {
  if (sheet === "lists") return listSheets(event, names.initialsOnly, data);
  if (sheet === "standings" && number === undefined) return standingsSheet(event, undefined, names);
  const round = roundAsked(event, number);
  if (!round) return undefined;
  if (sheet !== "standings") return ROUND_SHEETS[sheet]?.(event, round, names);
  if (round.kind === "swiss") return standingsSheet(event, round.number, names);
  complain(`Round ${round.number} belongs to the championship; the standings are those of the rounds before it.`);
  return undefined;
}
