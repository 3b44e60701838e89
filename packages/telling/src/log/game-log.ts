/** What has happened in words: a line for each activation and attack, and every event by itself. It grows as the game does. */
import { type LogLine, NOBODY } from "@broadside/protocol";
import { type Change, eventsFor, type Game, isChange, type Note, type SeenEvents, type State } from "@broadside/rules";
import { type Language, WORDINGS, type Wording } from "../language.ts";
import { LineBuilder } from "./line-builder.ts";
import type { LineFacts, MoveReason } from "./line-facts.ts";
import type { Look } from "./look.ts";

/** One event in words. */
interface TracedEvent {
  /** The input that caused it, and its place among what that caused. */
  readonly key: string;
  readonly text: string;
}

/** What the events of the game don't tell: somebody has looked at secrets, a bot failed, or why it did something. */
interface Aside {
  /** The input that it comes after. */
  readonly after: number;
  readonly text: string;
  /** A reason stands under its move, if there is one. */
  readonly reason?: MoveReason;
}

export interface GameLog {
  readonly language: Language;
  /** A line that has grown is another object. */
  readonly lines: LogLine[];
  /** Every event in words, also those that have been undone. */
  readonly trace: TracedEvent[];
  /** The state before the first event, unless that is a new game. */
  readonly start: State | undefined;
  /** The last input that has been written down. */
  told: number;
  builder: LineBuilder | undefined;
  readonly asides: Aside[];
  /** How many looks are among them. */
  looks: number;
  /** Inputs that have been undone. */
  readonly undone: Set<number>;
  /** What ships revealed: an event that only repeats it needs no words. */
  readonly revealed: Map<string, string>;
  /** What obstacles and devices are called: a line may be about one that is gone by now. */
  readonly pieces: Map<string, string>;
}

export const newGameLog = (language: Language = "en", start?: State): GameLog => ({
  language,
  lines: [],
  trace: [],
  start,
  told: -1,
  builder: undefined,
  asides: [],
  looks: 0,
  undone: new Set(),
  revealed: new Map(),
  pieces: new Map(),
});

/** Writes down what has happened since the last time, as everybody may know it; looks each after the input that they came after. */
export function bringUpToDate(game: Game, log: GameLog, looks: readonly Look[] = []): void {
  for (const entry of eventsFor(game, [], log.told)) {
    writeLooks(game, log, looks, entry.number);
    const undo = undoIn(entry);
    if (undo) undoTo(game, log, undo.to, entry.number);
    follow(game, log, entry, true);
    log.told = entry.number;
  }
  writeLooks(game, log, looks, Number.POSITIVE_INFINITY);
  putIntoWords(game, log);
}

/** Something that the game itself doesn't know. */
export function logNotice(game: Game, log: GameLog, text: string): void {
  write(game, log, { after: game.number, text });
  putIntoWords(game, log);
}

/** Why a bot has done something; `alone` is what the log says where it finds no such move. */
export function logReason(game: Game, log: GameLog, reason: MoveReason, alone: string): void {
  write(game, log, { after: game.number, text: alone, reason });
  putIntoWords(game, log);
}

/** The lines as they were after an input. */
export function linesUpTo(game: Game, log: GameLog, number: number): readonly LogLine[] {
  const isBefore = (one: { readonly number: number }): boolean => one.number <= number;
  return log.lines.flatMap((whole, at): readonly LogLine[] => {
    const line = log.builder?.lines[at];
    const beats = line?.beats.filter(isBefore) ?? [];
    if (!line || beats.length === 0) return [];
    return [beats.length === line.beats.length ? whole : lineOf(game, log, { ...line, beats, details: line.details.filter(isBefore) })];
  });
}

function undoIn({ events }: SeenEvents): { readonly to: number } | undefined {
  for (const event of events) if (!isChange(event) && event.note === "undone") return event;
  return undefined;
}

/** Builds the lines again, without the inputs after `to`. */
function undoTo(game: Game, log: GameLog, to: number, by: number): void {
  const asides = log.asides.splice(0);
  for (let number = to + 1; number < by; number += 1) log.undone.add(number);
  log.builder = undefined;
  log.lines.length = 0;
  for (const entry of eventsFor(game, [], -1)) {
    if (entry.number >= by) break;
    if (!log.undone.has(entry.number)) follow(game, log, entry, false);
    while (asides[0] && asides[0].after <= entry.number) writeAgain(game, log, asides.shift());
  }
  for (const aside of asides) writeAgain(game, log, aside);
}

/** The reason for an answer goes with it. */
function writeAgain(game: Game, log: GameLog, aside: Aside | undefined): void {
  if (aside && !(aside.reason && log.undone.has(aside.reason.number))) write(game, log, aside);
}

function follow(game: Game, log: GameLog, entry: SeenEvents, isTraced: boolean): void {
  const { number, events } = entry;
  const words = WORDINGS[log.language];
  const builder = builderOf(game, log);
  const isUndo = undoIn(entry) !== undefined;
  const names = withPieces(game, log, words.namesOf(game), words);
  builder.begin(number, events);
  events.forEach((event, at) => {
    if (isChange(event)) {
      namePieces(event, log, words);
      builder.change(event, isUndo);
      return;
    }
    const text = isRepeat(event, log.revealed) ? undefined : words.inWords(event, names);
    const key = `${number} ${at}`;
    if (text !== undefined && isTraced) log.trace.push({ key, text });
    builder.note(event, text === undefined ? undefined : { key, number, text });
  });
  builder.end();
}

/** Lines that are new or have grown. */
function putIntoWords(game: Game, log: GameLog): void {
  const { touched } = builderOf(game, log);
  for (const line of touched) log.lines[line.at] = lineOf(game, log, line);
  touched.clear();
}

function lineOf(game: Game, log: GameLog, line: LineFacts): LogLine {
  const words = WORDINGS[log.language];
  const { key, round, phase, seat, beats, details, reasons } = line;
  const texts = details.map(({ text }) => text);
  const text = beats.length > 0 ? words.logLineInWords(line, withPieces(game, log, words.logNamesOf(game), words)) : "";
  // A line whose events have no short form says what they say in full.
  return { key, round, phase, seat, text: text || texts.join("; "), details: texts.length > 1 ? texts : [], reasons: [...reasons] };
}

/** Obstacles and devices by their names. */
const withPieces = <Names extends ReturnType<Wording["namesOf"]>>(
  game: Game,
  { pieces }: GameLog,
  names: Names,
  words: Wording,
): Names => ({
  ...names,
  pieceOf: (id: string) => pieces.get(id) ?? words.pieceInWords(game, id, names),
});

function builderOf(game: Game, log: GameLog): LineBuilder {
  if (log.builder) return log.builder;
  const [first] = game.keyframes;
  const state = log.start ?? (first && first.number === game.log[0]?.number ? first.state : undefined);
  const { ships, remotes } = game.state;
  const remoteSeats = remotes.map(({ id }, at) => [id, (state ? state.remotes[at] : game.setup.remotes?.[at])?.seat ?? NOBODY] as const);
  log.builder = new LineBuilder({
    state,
    hasTwoShields: (id) => ships.some((ship) => ship.id === id && game.factsOf(ship).cards !== undefined),
    seats: new Map([...ships.map(({ id, seat }) => [id, seat] as const), ...remoteSeats]),
  });
  return log.builder;
}

function namePieces(event: Change, log: GameLog, words: Wording): void {
  if (event.change !== "state") return;
  const { obstacles = [], devices = [] } = event.set;
  for (const { id } of [...obstacles, ...devices]) log.pieces.set(id, words.pieceInWords({ state: { obstacles, devices } }, id));
}

/** A ship that activates and flies what it has revealed. */
function isRepeat(event: Note, revealed: Map<string, string>): boolean {
  if (event.note === "revealed") revealed.set(event.ship, event.maneuver);
  return event.note === "activated" || (event.note === "maneuver" && revealed.get(event.ship) === event.maneuver);
}

/** Those that came before an input. */
function writeLooks(game: Game, log: GameLog, looks: readonly Look[], before: number): void {
  for (let look = looks[log.looks]; look && look.number < before; look = looks[log.looks]) {
    log.looks += 1;
    const name = game.setup.seats[look.seat]?.name ?? "";
    write(game, log, { after: look.number, text: WORDINGS[log.language].lookInWords(name, look, game.setup.edition) });
  }
}

function write(game: Game, log: GameLog, aside: Aside): void {
  log.asides.push(aside);
  const { after, text, reason } = aside;
  const builder = builderOf(game, log);
  if (!reason || !builder.explain(reason)) builder.aside({ key: `${after} aside ${log.asides.length}`, number: after, text });
}
