/** `broadside event export FILE`: writes the event for other programs. */

import type { Result } from "@broadside/kit";
import { success } from "@broadside/kit";
import { exportProblemInWords } from "@broadside/telling/events";
import {
  type EventLog,
  type ExportProblem,
  listFortressJson,
  pairingsCsv,
  type Round,
  resultsCsv,
  standingsCsv,
  writeOpenEvent,
} from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG, writeEventOutput } from "../../terminal/output.ts";
import { FILE_ARG, readEvent, stateStep } from "../file/open-event.ts";
import { INITIALS_ARG, pairedRound, ROUND_ARG } from "../rounds/round-option.ts";

const TARGETS = ["listfortress", "csv", "open", "log"] as const;
/** Without it, spreadsheets misread accents in the file. */
const BYTE_ORDER_MARK = "\uFEFF";
const TABLES = ["standings", "results", "pairings"] as const;

/** Print at most this many reasons, because many rounds and tables may have the same problem. */
const MOST_REASONS = 3;

export const eventExportCommand: Subcommand = {
  about: "Export the event for ListFortress, as CSV, as an open document, or as its log",
  example: "cup.jsonl --to csv --out standings.csv",
  args: {
    file: FILE_ARG,
    to: { type: "string", valueHint: TARGETS.join("|"), description: "the format to write", required: true },
    what: { type: "string", valueHint: TABLES.join("|"), description: "with --to csv: the table (default: standings)" },
    round: {
      ...ROUND_ARG,
      description: "with --to csv: for pairings, the round; for standings, the last round that counts (default: the last)",
    },
    initials: INITIALS_ARG,
    lists: { type: "boolean", description: "with --to open: include the players' lists" },
    out: OUT_ARG,
  },
  run: async (args) => {
    const options = new OptionReader(args);
    const target = options.oneOf("to", TARGETS);
    const table = options.oneOf("what", TABLES);
    const number = options.whole("round", 1);
    if (target !== "csv" && (table ?? number) !== undefined)
      options.note("--what and --round only work with --to csv.", "Use --to csv, or leave them out.");
    if (table === "results" && number !== undefined) options.note("The results always include all rounds.", "Leave out --round.");
    if (target !== "open" && options.flag("lists"))
      options.note("--lists only works with --to open.", "Use --to open, or leave out --lists.");
    if (options.flag("lists") && options.flag("initials"))
      options.note("Lists contain names, so --lists and --initials can't be combined.", "Leave out one of them.");
    if (target === "log" && options.flag("initials"))
      options.note(
        "The log contains names, so --initials doesn't work with --to log.",
        "Use --to open or --to csv, or leave out --initials.",
      );
    if (options.reportProblems() || target === undefined) return EXIT.usage;
    const file = String(args["file"]);
    const log = await readEvent(file);
    if (!log) return EXIT.refused;
    const asks = number !== undefined || table === "pairings";
    const round = asks ? pairedRound(log.event, number) : undefined;
    if (asks && !round) return EXIT.refused;
    const names = { initialsOnly: options.flag("initials") };
    const text =
      target === "csv"
        ? success(tableOf(log, table ?? "standings", round, number, names))
        : documentOf(log, target, { ...names, lists: options.flag("lists") });
    const mark = target === "csv" && args["out"] !== undefined ? BYTE_ORDER_MARK : "";
    if (text.ok) return (await writeEventOutput(args["out"], mark + text.value, file)) ? EXIT.fine : EXIT.refused;
    complain(
      text.problems
        .slice(0, MOST_REASONS)
        .map((problem) => exportProblemInWords(problem))
        .join(" "),
      stateStep(file),
    );
    return EXIT.refused;
  },
};

interface Names {
  readonly initialsOnly: boolean;
}

function tableOf(
  { event }: EventLog,
  table: (typeof TABLES)[number],
  round: Round | undefined,
  through: number | undefined,
  names: Names,
): string {
  if (table === "pairings" && round) return pairingsCsv(event, round, names);
  return table === "results" ? resultsCsv(event, names) : standingsCsv(event, through, names);
}

function documentOf(
  log: EventLog,
  target: Exclude<(typeof TARGETS)[number], "csv">,
  options: Names & { readonly lists: boolean },
): Result<string, ExportProblem> {
  if (target === "open") return success(writeOpenEvent(log, options));
  if (target === "log") return success(log.entries.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const written = listFortressJson(log.event, options);
  return written.ok ? success(`${written.value}\n`) : written;
}
