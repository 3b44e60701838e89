/** `broadside event export FILE`: the event for other programs. */
import type { Result } from "@broadside/kit";
import { success } from "@broadside/kit";
import { type EventLog, listFortressJson, pairingsCsv, type Round, resultsCsv, standingsCsv, writeOpenEvent } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG, putOut } from "../../terminal/output.ts";
import { FILE_ARG, readEvent, sentence } from "../file/open-event.ts";
import { INITIALS_ARG, ROUND_ARG, roundAsked } from "../rounds/round-option.ts";

const TARGETS = ["listfortress", "csv", "open", "log"] as const;
/** Without it spreadsheets take accents in a file for other letters. */
const BYTE_ORDER_MARK = "\uFEFF";
const TABLES = ["standings", "results", "pairings"] as const;

/** Every round and table may be in the way for the same reason. */
const MOST_REASONS = 3;

export const eventExportCommand: Subcommand = {
  about: "writes the event for ListFortress, for a spreadsheet, as the open document, or as its log",
  args: {
    file: FILE_ARG,
    to: { type: "string", valueHint: TARGETS.join("|"), description: "what to write", required: true },
    what: { type: "string", valueHint: TABLES.join("|"), description: "of CSV: which table; standings where left out" },
    round: { ...ROUND_ARG, description: "of CSV: the round whose pairings are meant, or the last that counts" },
    initials: INITIALS_ARG,
    lists: { type: "boolean", description: "with the lists themselves, in the open document" },
    out: OUT_ARG,
  },
  run: async (args) => {
    const options = new OptionReader(args);
    const target = options.oneOf("to", TARGETS);
    const table = options.oneOf("what", TABLES);
    const number = options.whole("round", 1);
    if (target !== "csv" && (table ?? number) !== undefined) options.note("--what and --round are for --to csv");
    if (table === "results" && number !== undefined) options.note("The results are those of all rounds; leave out --round");
    if (target !== "open" && options.flag("lists")) options.note("--lists is for --to open");
    if (options.flag("lists") && options.flag("initials")) options.note("Lists hold names; --lists and --initials do not go together");
    if (target === "log" && options.flag("initials")) options.note("The log holds names; --initials is not for --to log");
    if (options.complains() || target === undefined) return EXIT.usage;
    const file = String(args["file"]);
    const log = await readEvent(file);
    if (!log) return EXIT.refused;
    const asks = number !== undefined || table === "pairings";
    const round = asks ? roundAsked(log.event, number) : undefined;
    if (asks && !round) return EXIT.refused;
    const names = { initialsOnly: options.flag("initials") };
    const text =
      target === "csv"
        ? success(tableOf(log, table ?? "standings", round, number, names))
        : documentOf(log, target, { ...names, lists: options.flag("lists") });
    const mark = target === "csv" && args["out"] !== undefined ? BYTE_ORDER_MARK : "";
    if (text.ok) return (await putOut(args["out"], mark + text.value, file)) ? EXIT.fine : EXIT.refused;
    complain(sentence(text.problems.slice(0, MOST_REASONS)));
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
): Result<string> {
  if (target === "open") return success(writeOpenEvent(log, options));
  if (target === "log") return success(log.entries.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const written = listFortressJson(log.event, options);
  return written.ok ? success(`${written.value}\n`) : written;
}
