/** The options of `broadside play` as values; everything that is wrong with them is printed at once. */
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

/** Seeds are short enough to be typed again. */
const MOST = { tier: 4, team: 8, seats: 8, rounds: 1000, simulations: 1_000_000, seed: 999_999_999 };

/** Which table of which event; the last round where none is named. */
export interface EventTable {
  readonly file: string;
  readonly table: string;
  readonly round: number | undefined;
}

export interface PlayOptions {
  readonly files: readonly string[];
  readonly format: PlayedFormat | undefined;
  readonly tier: number | undefined;
  /** One a file; left out where the format or everybody's own side decides. */
  readonly teams: readonly number[] | undefined;
  readonly players: readonly PlayerName[];
  /** How many futures a program may weigh for one answer. */
  readonly simulations: number | undefined;
  readonly rounds: number | undefined;
  readonly deck: DeckName;
  readonly seed: number;
  readonly record: string | undefined;
  readonly hugeObstacle: GameSetup["hugeObstacle"];
  readonly agreements: SomeAgreements;
  /** Of the second edition. */
  readonly scenario: string | undefined;
  readonly seats: number | undefined;
  readonly edition: (typeof EDITIONS)[number] | undefined;
  readonly reference: (typeof REFERENCES)[number] | undefined;
  readonly set: Readonly<Record<string, number>> | undefined;
  /** Of the players, one a seat. */
  readonly names: readonly string[] | undefined;
  /** The table whose game is played; the event says everything else. */
  readonly event: EventTable | undefined;
}

/** Undefined, with the reasons said, where the command is misused. */
export function playOptions(args: Readonly<Record<string, unknown>>): PlayOptions | undefined {
  const options = new OptionReader(args);
  const files = PLACES.flatMap((place) => options.text(place) ?? []);
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
  return options.complains() ? undefined : read;
}

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
/** First-edition games are for four at most. */
const MOST_LISTS = 4;
/** Ready-made lists are flown where there are too few. */
const FEWEST_SEATS = 2;

/** What goes with a scenario alone, or not with one. */
function noteMisplaced(options: OptionReader, files: readonly string[], scenario: string | undefined): void {
  if (scenario === undefined) {
    if (files.length > MOST_LISTS) options.note(`More than ${MOST_LISTS} lists go with --scenario`);
    for (const name of ["seats", "edition", "reference", "set"])
      if (options.text(name) !== undefined) options.note(`--${name} goes with --scenario`);
    return;
  }
  for (const name of ["format", "tier", "deck", "huge-obstacle"])
    if (options.text(name) !== undefined) options.note(`--${name} does not go with --scenario`);
}

/** `rounds=8,points=300`. */
export function figuresOf(options: OptionReader): Readonly<Record<string, number>> | undefined {
  const text = options.text("set");
  if (text === undefined) return undefined;
  const pairs = partsOf(text, ",").map((part) => part.split("="));
  const wrong = pairs.find(([name = "", figure = ""]) => name === "" || !/^\d{1,6}$/.test(figure.trim()));
  if (wrong) return options.note(`--set is figures by name, as in rounds=8,points=300, not "${wrong.join("=")}"`);
  return Object.fromEntries(pairs.map(([name = "", figure = ""]) => [name.trim(), Number(figure)]));
}

/** A file is one player's; a ready-made list may be everybody's. */
function noteDoubles(options: OptionReader, files: readonly string[]): void {
  const sources = files.map(sourceOf);
  const double = files.find((_, at) => sources[at] !== undefined && sources.indexOf(sources[at]) !== at);
  if (double !== undefined)
    options.note(`${double === "-" ? "Standard input" : double} is given twice; each player has a list of their own`);
}

/** Undefined for what is no file. */
const sourceOf = (file: string): string | undefined => (file === "-" ? file : fileAt(file));

function recordOf(options: OptionReader, files: readonly string[]): string | undefined {
  const record = options.text("record");
  if (record === undefined) return options.flag("force") ? options.note("--force goes with --record") : undefined;
  const written = sourceOf(record);
  if (written !== undefined && files.some((file) => sourceOf(file) === written))
    return options.note(`${record} is a list; --record names another file`);
  return record;
}

/** The letter of a seat, and the length of the hull: `B:short`. */
function hugeObstacleOf(options: OptionReader, seats: number): GameSetup["hugeObstacle"] {
  const text = options.text("huge-obstacle");
  if (text === undefined) return undefined;
  const [letter = "", length = "long"] = text.toLowerCase().split(":");
  const seat = "abcd".slice(0, seats).indexOf(letter);
  const token = HUGE_OBSTACLES.find((one) => one === `huge${length}`);
  if (letter.length === 1 && seat >= 0 && token) return { seat, token };
  return options.note(`--huge-obstacle names a list by its letter, A to ${"ABCD"[seats - 1]}, with :short for a short hull, not "${text}"`);
}

/** How many there must be is known later where seats are filled up. */
function teamsOf(options: OptionReader, seats: number | undefined): readonly number[] | undefined {
  const teams = options.numbers("teams");
  if (teams === undefined) return undefined;
  if (seats !== undefined && teams.length !== seats)
    options.note(`--teams names a team for each of the ${seats} lists, not ${teams.length}`);
  else if (teams.some((team) => team < 1 || team > MOST.team)) options.note(`Teams are numbers from 1 to ${MOST.team}`);
  else if (new Set(teams).size < 2) options.note("--teams puts everybody into one team; there must be two at least");
  return teams;
}

/** What an event says of its tables. */
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
    for (const name of ["table", "round"]) if (options.text(name) !== undefined) options.note(`--${name} goes with --event`);
    return undefined;
  }
  if (files.length > 0) options.note("The event has the lists of its tables; leave out the others");
  for (const name of SAID_BY_EVENT) if (options.text(name) !== undefined) options.note(`The event says --${name}; leave it out`);
  return table === undefined ? options.note("Say which table of the event is played, with --table N") : { file, table, round };
}

/** Names with commas between, no two alike: by them a record finds its players at an event. */
function namesOf(options: OptionReader): readonly string[] | undefined {
  const text = options.text("names");
  if (text === undefined) return undefined;
  const names = text.split(",").map((name) => name.trim());
  if (names.includes("")) return options.note(`--names holds a name for each player, with commas between, not "${text}"`);
  const double = names.find((name, at) => names.findIndex((other) => comparable(other) === comparable(name)) < at);
  return double === undefined ? names : options.note(`--names has "${double}" twice; each player has a name of their own`);
}

/** One name stands for all lists; how many there must be is known later where an event says it. */
function playersOf(options: OptionReader, seats: number | undefined): readonly PlayerName[] {
  const named = partsOf(options.text("players") ?? PLAYER_NAMES[0], ",");
  const players = named.flatMap((name) => PLAYER_NAMES.find((known) => known === name) ?? []);
  const unknown = named.find((name) => !PLAYER_NAMES.some((known) => known === name));
  if (unknown !== undefined) options.note(`There is no player "${unknown}"; there are ${PLAYER_NAMES.join(", ")}`);
  else if (seats !== undefined && players.length !== 1 && players.length !== seats)
    options.note(`--players names one for all, or one for each of the ${seats} lists, not ${players.length}`);
  const [first = PLAYER_NAMES[0]] = players;
  return players.length === 1 && seats !== undefined ? Array.from({ length: seats }, () => first) : players;
}
