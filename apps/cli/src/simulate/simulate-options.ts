/** Reads the options of `broadside simulate`, and prints all their problems at once. */
import { availableParallelism } from "node:os";
import { BOTS } from "@broadside/players";
import { DECKS, EDITIONS, PLAYED_FORMATS } from "../play/play-choices.ts";
import { figuresOf, type PlayOptions } from "../play/play-options.ts";
import { OptionReader, partsOf } from "../terminal/option-reader.ts";
import { fileAt } from "../terminal/same-file.ts";

const MOST = { games: 10_000_000, threads: 256, simulations: 10_000_000, rounds: 1000, seed: 999_999_999, seats: 8, tier: 4 };

export interface SimulateOptions {
  readonly list: string;
  /** The folder with the opponents' lists. */
  readonly field: string | undefined;
  /** The game, in the form of `broadside play` options. */
  readonly play: Omit<PlayOptions, "files">;
  readonly games: number | undefined;
  readonly pilots: { readonly list: string; readonly field: string };
  readonly simulations: number | undefined;
  readonly threads: number;
  readonly seed: number;
  readonly file: string | undefined;
  readonly report: string | undefined;
}

/** The bots from weakest to strongest. A bot that isn't listed here comes last. */
const BY_STRENGTH: readonly string[] = ["default", "random", "reference", "reference+", "cadet", "ace"];
const LEVELS: readonly string[] = Object.keys(BOTS).toSorted((one, other) => BY_STRENGTH.indexOf(other) - BY_STRENGTH.indexOf(one));
const [STRONGEST = "default"] = LEVELS;

/** Reads the options. Prints the problems and returns undefined if there are any. */
export function simulateOptions(args: Readonly<Record<string, unknown>>): SimulateOptions | undefined {
  const options = new OptionReader(args);
  const scenario = options.text("scenario");
  for (const name of scenario === undefined ? ["seats", "edition", "set"] : ["format", "tier", "options"])
    if (options.text(name) !== undefined)
      scenario === undefined
        ? options.note(`--${name} only works with --scenario.`, `Add --scenario ID, or leave out --${name}.`)
        : options.note(`--${name} doesn't work with --scenario.`, "Leave out one of them.");
  const list = String(args["list"]);
  const read: SimulateOptions = {
    list,
    field: options.text("field"),
    play: {
      format: options.oneOf("format", PLAYED_FORMATS),
      tier: options.whole("tier", 1, MOST.tier),
      teams: undefined,
      players: [],
      simulations: undefined,
      rounds: options.whole("rounds", 1, MOST.rounds),
      deck: DECKS[0],
      seed: 0,
      record: undefined,
      hugeObstacle: undefined,
      agreements: {},
      scenario,
      seats: options.whole("seats", 2, MOST.seats),
      edition: options.oneOf("edition", EDITIONS),
      reference: undefined,
      set: figuresOf(options),
      names: undefined,
      event: undefined,
    },
    games: options.whole("games", 1, MOST.games),
    pilots: pilotsOf(options),
    simulations: options.whole("simulations", 1, MOST.simulations),
    threads: options.whole("threads", 1, MOST.threads) ?? availableParallelism(),
    seed: options.whole("seed", 0, MOST.seed) ?? 1,
    file: options.text("run"),
    report: options.text("report"),
  };
  noteFiles(options, read);
  return options.reportProblems() ? undefined : read;
}

/** Reads one bot for the list and one for the field, or one bot for both. */
function pilotsOf(options: OptionReader): SimulateOptions["pilots"] {
  const text = options.text("bots");
  const named = partsOf(text ?? STRONGEST, ",");
  const unknown = named.find((name) => !LEVELS.includes(name));
  if (unknown !== undefined) options.note(`There is no bot "${unknown}".`, `Use one of: ${LEVELS.join(", ")}.`);
  else if (named.length < 1 || named.length > 2)
    options.note(`--bots can't be "${text}".`, "Name one bot for all games, or two: --bots LIST,FIELD");
  const [list = STRONGEST, field = list] = named;
  return { list, field };
}

/** Checks that all files are different. */
function noteFiles(options: OptionReader, { list, file, report }: SimulateOptions): void {
  const given = list === "-" ? undefined : fileAt(list);
  for (const [name, written] of [["run", file] as const, ["report", report] as const]) {
    if (written === "" || written === "-") options.note(`--${name} can't be "${written}".`, `Name a file for --${name}.`);
    else if (written !== undefined && given !== undefined && fileAt(written) === given)
      options.note(`${written} is your list.`, `Choose another file name for --${name}.`);
  }
  if (file !== undefined && report !== undefined && (file === report || (fileAt(file) !== undefined && fileAt(file) === fileAt(report))))
    options.note("--run and --report name the same file.", "Choose another file name for one of them.");
}
