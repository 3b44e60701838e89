/** Reads the options of `broadside play`, and prints all their problems at once. */
import { randomInt } from "node:crypto";
import type { SomeAgreements } from "@broadside/formats";
import { comparable } from "@broadside/kit";
import { type GameSetup, HUGE_OBSTACLES } from "@broadside/rules";
import { agreementsIn } from "../agreement-options.ts";
import { OptionReader, partsOf } from "../terminal/option-reader.ts";
import { fileAt } from "../terminal/same-file.ts";
import {
  DECKS,
  type DeckName,
  EDITIONS,
  PLAYED_FORMATS,
  PLAYER_NAMES,
  type PlayedFormat,
  type PlayerName,
  REFERENCES,
} from "./play-choices.ts";

/** The highest values that users can set. Seeds are limited so that they are short enough to retype. */
const MOST = { tier: 4, team: 8, seats: 8, rounds: 1000, simulations: 1_000_000, seed: 999_999_999 };

/** A table at an event, in the last round unless the user names another. */
export interface EventTable {
  readonly file: string;
  readonly table: string;
  readonly round: number | undefined;
}

export interface PlayOptions {
  readonly files: readonly string[];
  readonly format: PlayedFormat | undefined;
  readonly tier: number | undefined;
  /** One team number for each file; undefined if the format decides. */
  readonly teams: readonly number[] | undefined;
  readonly players: readonly PlayerName[];
  /** Number of futures that a bot may simulate for each decision. */
  readonly simulations: number | undefined;
  readonly rounds: number | undefined;
  readonly deck: DeckName;
  readonly seed: number;
  readonly record: string | undefined;
  readonly hugeObstacle: GameSetup["hugeObstacle"];
  readonly agreements: SomeAgreements;
  /** The id of a second-edition scenario. */
  readonly scenario: string | undefined;
  readonly seats: number | undefined;
  readonly edition: (typeof EDITIONS)[number] | undefined;
  readonly reference: (typeof REFERENCES)[number] | undefined;
  readonly set: Readonly<Record<string, number>> | undefined;
  /** The players' names, one for each seat. */
  readonly names: readonly string[] | undefined;
  /** The event table whose game is played. */
  readonly event: EventTable | undefined;
}

/** Reads the options. Prints the problems and returns undefined if there are any. */
export function playOptions(args: Readonly<Record<string, unknown>>): PlayOptions | undefined {
  const options = new OptionReader(args);
  const files = options.words();
  if (files.length > MOST.seats) options.note(`There are ${files.length} lists.`, `Name at most ${MOST.seats}.`);
  noteDoubles(options, files);
  const scenario = options.text("scenario");
  const seats = options.whole("seats", 2, MOST.seats);
  const event = eventTableOf(options, files);
  noteMisplaced(options, files, scenario);
  const read: PlayOptions = {
    files,
    format: options.oneOf("format", PLAYED_FORMATS),
    tier: options.whole("tier", 1, MOST.tier),
    teams: teamsOf(options, scenario === undefined ? Math.max(files.length, FEWEST_SEATS) : undefined),
    players: playersOf(options, event ? undefined : Math.max(files.length, seats ?? FEWEST_SEATS)),
    simulations: options.whole("simulations", 1, MOST.simulations),
    rounds: options.whole("rounds", 1, MOST.rounds),
    deck: options.oneOf("deck", DECKS) ?? DECKS[0],
    seed: options.whole("seed", 0, MOST.seed) ?? randomInt(MOST.seed),
    record: recordOf(options, files),
    hugeObstacle: hugeObstacleOf(options, Math.max(files.length, FEWEST_SEATS)),
    agreements: agreementsIn(options),
    scenario,
    seats,
    edition: options.oneOf("edition", EDITIONS),
    reference: options.oneOf("reference", REFERENCES),
    set: figuresOf(options),
    names: namesOf(options),
    event,
  };
  return options.reportProblems() ? undefined : read;
}

/** The largest number of players in a first-edition game. */
const MOST_LISTS = 4;
/** Ready-made lists fill the game up to this number of seats. */
const FEWEST_SEATS = 2;

/** Without a scenario, notes the options that only work with one. With a scenario, notes the options that don't work with one. */
function noteMisplaced(options: OptionReader, files: readonly string[], scenario: string | undefined): void {
  if (scenario === undefined) {
    if (files.length > MOST_LISTS)
      options.note(`Only scenarios allow more than ${MOST_LISTS} lists.`, "Add --scenario ID, or leave out some lists.");
    for (const name of ["seats", "edition", "reference", "set"])
      if (options.text(name) !== undefined)
        options.note(`--${name} only works with --scenario.`, `Add --scenario ID, or leave out --${name}.`);
    return;
  }
  for (const name of ["format", "tier", "deck", "huge-obstacle"])
    if (options.text(name) !== undefined) options.note(`--${name} doesn't work with --scenario.`, `Leave out one of them.`);
}

/** Reads a scenario's settings, such as `rounds=8,points=300`. */
export function figuresOf(options: OptionReader): Readonly<Record<string, number>> | undefined {
  const text = options.text("set");
  if (text === undefined) return undefined;
  const pairs = partsOf(text, ",").map((part) => part.split("="));
  const wrong = pairs.find(([name = "", figure = ""]) => name === "" || !/^\d{1,6}$/.test(figure.trim()));
  if (wrong) return options.note(`--set can't be "${wrong.join("=")}".`, "Use names with numbers, such as --set rounds=8,points=300.");
  return Object.fromEntries(pairs.map(([name = "", figure = ""]) => [name.trim(), Number(figure)]));
}

/** Notes files that are given twice. Several players can use the same ready-made list, but not the same file. */
function noteDoubles(options: OptionReader, files: readonly string[]): void {
  const sources = files.map(sourceOf);
  const double = files.find((_, at) => sources[at] !== undefined && sources.indexOf(sources[at]) !== at);
  if (double !== undefined)
    options.note(`${double === "-" ? "Standard input" : double} is given twice.`, "Name a separate file for each player.");
}

/** Identifies a file, or returns `-` for standard input. Returns undefined for anything that isn't a file. */
const sourceOf = (file: string): string | undefined => (file === "-" ? file : fileAt(file));

function recordOf(options: OptionReader, files: readonly string[]): string | undefined {
  const record = options.text("record");
  if (record === undefined)
    return options.flag("force")
      ? options.note("--force only works with --record.", "Add --record GAME, or leave out --force.")
      : undefined;
  const written = sourceOf(record);
  if (written !== undefined && files.some((file) => sourceOf(file) === written))
    return options.note(`${record} is one of the lists.`, "Choose another file name for --record.");
  return record;
}

/** Reads which list brings a huge ship as its obstacles, and the hull's length, such as `B:short`. */
function hugeObstacleOf(options: OptionReader, seats: number): GameSetup["hugeObstacle"] {
  const text = options.text("huge-obstacle");
  if (text === undefined) return undefined;
  const [letter = "", length = "long"] = text.toLowerCase().split(":");
  const seat = "abcd".slice(0, seats).indexOf(letter);
  const token = HUGE_OBSTACLES.find((one) => one === `huge${length}`);
  if (letter.length === 1 && seat >= 0 && token) return { seat, token };
  return options.note(
    `--huge-obstacle can't be "${text}".`,
    `Use the letter of a list, A to ${"ABCD"[seats - 1]}, with :short for a short hull, such as --huge-obstacle A:short.`,
  );
}

/** Reads the teams. `seats` is undefined if the number of seats isn't known yet. */
function teamsOf(options: OptionReader, seats: number | undefined): readonly number[] | undefined {
  const teams = options.numbers("teams");
  if (teams === undefined) return undefined;
  if (seats !== undefined && teams.length !== seats)
    options.note(`--teams has ${teams.length} numbers for ${seats} lists.`, "Name a team for each list, such as --teams 1,1,2,2.");
  else if (teams.some((team) => team < 1 || team > MOST.team))
    options.note("--teams has a number that isn't a team.", `Use numbers from 1 to ${MOST.team}.`);
  else if (new Set(teams).size < 2) options.note("--teams puts all lists in one team.", "Make at least two teams, such as --teams 1,2.");
  return teams;
}

/** Options that can't be used for a game at an event's table, because the event sets them. */
const SAID_BY_EVENT = [
  "scenario",
  "seats",
  "edition",
  "reference",
  "set",
  "format",
  "tier",
  "teams",
  "options",
  "huge-obstacle",
  "rounds",
  "names",
];

function eventTableOf(options: OptionReader, files: readonly string[]): EventTable | undefined {
  const [file, table, round] = [options.text("event"), options.text("table"), options.whole("round", 1)];
  if (file === undefined) {
    for (const name of ["table", "round"])
      if (options.text(name) !== undefined) options.note(`--${name} only works with --event.`, `Add --event FILE, or leave out --${name}.`);
    return undefined;
  }
  if (files.length > 0) options.note("--event uses the event's lists.", "Leave out the lists.");
  for (const name of SAID_BY_EVENT)
    if (options.text(name) !== undefined) options.note(`The event decides --${name}.`, `Leave out --${name}.`);
  return table === undefined
    ? options.note("--event doesn't say which table to play.", "Add --table with the number of a table, such as --table 1.")
    : { file, table, round };
}

/** Reads the names, which must differ, separated by commas. An event uses these names to find the players in a record. */
function namesOf(options: OptionReader): readonly string[] | undefined {
  const text = options.text("names");
  if (text === undefined) return undefined;
  const names = text.split(",").map((name) => name.trim());
  if (names.includes("")) return options.note(`--names has an empty name: "${text}".`, "Name each player, such as --names Ana,Ben.");
  const double = names.find((name, at) => names.findIndex((other) => comparable(other) === comparable(name)) < at);
  return double === undefined ? names : options.note(`--names has "${double}" twice.`, "Use a different name for each player.");
}

/** Reads one bot for all lists, or one for each list. `seats` is undefined if only the event knows the number of seats. */
function playersOf(options: OptionReader, seats: number | undefined): readonly PlayerName[] {
  const named = partsOf(options.text("bots") ?? PLAYER_NAMES[0], ",");
  const players = named.flatMap((name) => PLAYER_NAMES.find((known) => known === name) ?? []);
  const unknown = named.find((name) => !PLAYER_NAMES.some((known) => known === name));
  if (unknown !== undefined) options.note(`There is no bot "${unknown}".`, `Use one of: ${PLAYER_NAMES.join(", ")}.`);
  else if (seats !== undefined && players.length !== 1 && players.length !== seats)
    options.note(`--bots has ${players.length} bots for ${seats} lists.`, "Name one bot for all lists, or one for each.");
  const [first = PLAYER_NAMES[0]] = players;
  return players.length === 1 && seats !== undefined ? Array.from({ length: seats }, () => first) : players;
}
