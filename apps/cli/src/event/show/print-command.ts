/** `broadside event print FILE`: makes sheets for the wall and the tables, as HTML. */

import { matchSlips, pairingsByName, pairingsByTable, type Round, standingsSheet, type TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import { DATA_ARG } from "../../points-updates.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG, writeEventOutput } from "../../terminal/output.ts";
import { FILE_ARG, readEvent } from "../file/open-event.ts";
import { listSheets } from "../lists/list-sheets.ts";
import { INITIALS_ARG, pairedRound, ROUND_ARG } from "../rounds/round-option.ts";

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
  about: "Make printable HTML sheets: pairings by table or by name, match slips, standings, lists",
  example: "cup.jsonl pairings --out pairings.html",
  args: {
    file: FILE_ARG,
    sheet: { type: "positional", required: true, valueHint: SHEETS.join("|"), description: "the sheet" },
    round: { ...ROUND_ARG, description: "the round; for standings, the last round that counts (default: the last)" },
    initials: INITIALS_ARG,
    out: OUT_ARG,
    data: DATA_ARG,
  },
  run: async (args) => {
    const options = new OptionReader(args);
    const number = options.whole("round", 1);
    const sheet = String(args["sheet"]);
    if (!SHEETS.includes(sheet)) options.note(`There is no sheet "${sheet}".`, `Use one of: ${SHEETS.join(", ")}.`);
    if (sheet === "lists" && number !== undefined) options.note("The lists are the same for all rounds.", "Leave out --round.");
    if (options.reportProblems()) return EXIT.usage;
    const file = String(args["file"]);
    const log = await readEvent(file);
    const html = log && (await sheetOf(log.event, sheet, number, { initialsOnly: options.flag("initials") }, args["data"]));
    return html !== undefined && (await writeEventOutput(args["out"], html, file)) ? EXIT.fine : EXIT.refused;
  },
};

/** Returns a sheet as HTML. Prints the reason and returns undefined if there is no such sheet. */
async function sheetOf(
  event: TournamentEvent,
  sheet: string,
  number: number | undefined,
  names: Names,
  data: unknown,
): Promise<string | undefined> {
  if (sheet === "lists") return listSheets(event, names.initialsOnly, data);
  if (sheet === "standings" && number === undefined) return standingsSheet(event, undefined, names);
  const round = pairedRound(event, number);
  if (!round) return undefined;
  if (sheet !== "standings") return ROUND_SHEETS[sheet]?.(event, round, names);
  if (round.kind === "swiss") return standingsSheet(event, round.number, names);
  complain(
    `Round ${round.number} is a championship round. The standings count only the rounds before the championship.`,
    "Leave out --round, or use an earlier round.",
  );
  return undefined;
}
