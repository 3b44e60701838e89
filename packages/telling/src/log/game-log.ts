/** A game's log as text, which grows with the game. Each activation and attack has a line, and so do the events between them. */
import { type LogLine, NOBODY } from "@broadside/protocol";
import { eventsFor, type Game, isChange, type Note, type SeenEvents, type State } from "@broadside/rules";
import { type Language, type Wording, wordingIn } from "../language.ts";
import { LineBuilder } from "./line-builder.ts";
import type { LineFacts, MoveReason } from "./line-facts.ts";
import type { SecretLook } from "./secret-look.ts";

/** One event as text. */
interface TracedEvent {
  /** The number of the input that caused the event, and the event's index among that input's events. */
  readonly key: string;
  readonly text: string;
}

/** Something that isn't among the game's events: a player looked at secrets, a bot failed, or a bot explains a move. */
interface Aside {
  /** The number of the last input before the aside. */
  readonly after: number;
  readonly text: string;
  /** The reason for a bot's move. It is shown below the move if the log has a line for that move. */
  readonly reason?: MoveReason;
}

export interface GameLog {
  readonly language: Language;
  /** When a line grows, a new object replaces it. */
  readonly lines: LogLine[];
  /** Every event as text, including undone events. */
  readonly trace: TracedEvent[];
  /** The state before the first event; undefined for a new game. */
  readonly start: State | undefined;
  /** The last input that is in the log. */
  writtenUpTo: number;
  builder: LineBuilder | undefined;
  readonly asides: Aside[];
  /** How many of the asides are about looks at secrets. */
  looks: number;
  /** Inputs that have been undone. */
  readonly undone: Set<number>;
  /** The maneuver that each ship revealed last. When the ship then flies it, that event needs no text. */
  readonly revealed: Map<string, string>;
  /** The names of obstacles and devices, because a line may mention one that is already gone. */
  readonly pieces: Map<string, string>;
}

export const newGameLog = (language: Language = "en", start?: State): GameLog => ({
  language,
  lines: [],
  trace: [],
  start,
  writtenUpTo: -1,
  builder: undefined,
  asides: [],
  looks: 0,
  undone: new Set(),
  revealed: new Map(),
  pieces: new Map(),
});

/** Logs what everybody may know about the events since the last call. A look at secrets is logged after the input that came before it. */
export function updateLog(game: Game, log: GameLog, looks: readonly SecretLook[] = []): void {
  for (const entry of eventsFor(game, [], log.writtenUpTo)) {
    writeLooks(game, log, looks, entry.number);
    const undo = undoIn(entry);
    if (undo) undoTo(game, log, undo.to, entry.number);
    follow(game, log, entry, true);
    log.writtenUpTo = entry.number;
  }
  writeLooks(game, log, looks, Number.POSITIVE_INFINITY);
  putIntoWords(game, log);
}

/** Logs something that isn't one of the game's events. */
export function logNotice(game: Game, log: GameLog, text: string): void {
  write(game, log, { after: game.number, text });
  putIntoWords(game, log);
}

/** Logs the reason for a bot's move. If the log doesn't have that move, it gets a line with the text `alone` instead. */
export function logReason(game: Game, log: GameLog, reason: MoveReason, alone: string): void {
  write(game, log, { after: game.number, text: alone, reason });
  putIntoWords(game, log);
}

/** Returns the lines as they were after a given input. */
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

/** Builds all lines again without the undone inputs, which are those after `to` and before `by`. Input `by` is the undo itself. */
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

/** Writes an aside again after an undo, unless it is the reason for an answer that was undone. */
function writeAgain(game: Game, log: GameLog, aside: Aside | undefined): void {
  if (aside && !(aside.reason && log.undone.has(aside.reason.number))) write(game, log, aside);
}

function follow(game: Game, log: GameLog, entry: SeenEvents, isTraced: boolean): void {
  const { number, events } = entry;
  const wording = wordingIn(log.language);
  const builder = builderOf(game, log);
  const isUndo = undoIn(entry) !== undefined;
  const names = withPieces(game, log, wording.namesOf(game), wording);
  builder.begin(number, events);
  events.forEach((event, at) => {
    if (isChange(event)) {
      for (const [id, name] of wording.piecesIn(event, names)) log.pieces.set(id, name);
      builder.change(event, isUndo);
      return;
    }
    const text = isRepeat(event, log.revealed) ? undefined : wording.inWords(event, names);
    const key = `${number} ${at}`;
    if (text !== undefined && isTraced) log.trace.push({ key, text });
    builder.note(event, text === undefined ? undefined : { key, number, text });
  });
  builder.end();
}

/** Writes the text for lines that are new or have grown. */
function putIntoWords(game: Game, log: GameLog): void {
  const { touched } = builderOf(game, log);
  for (const line of touched) log.lines[line.at] = lineOf(game, log, line);
  touched.clear();
}

function lineOf(game: Game, log: GameLog, line: LineFacts): LogLine {
  const wording = wordingIn(log.language);
  const { key, round, phase, seat, beats, details, reasons } = line;
  const texts = details.map(({ text }) => text);
  const text = beats.length > 0 ? wording.logLineInWords(line, withPieces(game, log, wording.logNamesOf(game), wording)) : "";
  // If the events in a line have no short form, the line uses their full sentences.
  return { key, round, phase, seat, text: text || texts.join("; "), details: texts.length > 1 ? texts : [], reasons: [...reasons] };
}

/** Adds the names of obstacles and devices, including those that have left the table. */
const withPieces = <Names extends ReturnType<Wording["namesOf"]>>(
  game: Game,
  { pieces }: GameLog,
  names: Names,
  wording: Wording,
): Names => ({
  ...names,
  pieceOf: (id: string) => pieces.get(id) ?? wording.pieceInWords(game, id, names),
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

/** Whether an event needs no text: a ship activates, or flies the maneuver that it has just revealed. */
function isRepeat(event: Note, revealed: Map<string, string>): boolean {
  if (event.note === "revealed") revealed.set(event.ship, event.maneuver);
  return event.note === "activated" || (event.note === "maneuver" && revealed.get(event.ship) === event.maneuver);
}

/** Logs the looks at secrets that came before an input. */
function writeLooks(game: Game, log: GameLog, looks: readonly SecretLook[], before: number): void {
  for (let look = looks[log.looks]; look && look.number < before; look = looks[log.looks]) {
    log.looks += 1;
    const wording = wordingIn(log.language);
    const name = wording.seatName(game, look.seat);
    write(game, log, { after: look.number, text: wording.lookInWords(name, look, game.setup.edition) });
  }
}

function write(game: Game, log: GameLog, aside: Aside): void {
  log.asides.push(aside);
  const { after, text, reason } = aside;
  const builder = builderOf(game, log);
  if (!reason || !builder.explain(reason)) builder.aside({ key: `${after} aside ${log.asides.length}`, number: after, text });
}
