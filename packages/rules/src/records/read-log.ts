/** What happened in a record from outside: so far checked that every change has a ship and a field to go to, and values are of their kind. */
import { type JsonReader, join } from "@broadside/kit";
import type { Checkpoint, Logged } from "../driver/checkpoint.ts";
import type { Note } from "../state/change.ts";
import type { Ship, State } from "../state/state.ts";

const MOST_ENTRIES = 1_000_000;
const LONGEST = 1000;

type Fields = Readonly<Record<string, unknown>>;

/** What a field holds; behind `?` also nothing, which a change writes as `null`. */
type Kind = "number" | "text" | "truth" | "list" | "object" | "number?" | "text?" | "list?" | "object?";

const SHIP_KINDS: Readonly<Record<keyof Ship, Kind>> = {
  id: "text",
  seat: "number",
  place: "number",
  status: "text",
  pose: "object?",
  label: "text?",
  shields: "number",
  aftShields: "number",
  crippled: "text?",
  energy: "number",
  charges: "number",
  force: "number",
  damage: "list",
  tokens: "object",
  locks: "list",
  upgrades: "list",
  quarter: "text",
  dial: "text?",
  revealed: "text?",
  speed: "number?",
  activated: "truth",
  engaged: "truth",
  skipsAction: "truth",
  actions: "list",
  touching: "list",
  usedThisRound: "list",
  usedThisGame: "list",
  carrier: "text?",
  wing: "object?",
  mayAttackFrom: "number",
  doomed: "truth",
};
/** A ship keeps its id and its place. */
const CHANGED_OF_SHIP = Object.keys(SHIP_KINDS).filter((field) => field !== "id" && field !== "place");

const STATE_KINDS: Readonly<Record<keyof State, Kind>> = {
  stateVersion: "number",
  cursor: "object",
  round: "number",
  initiative: "list",
  seats: "list",
  ships: "list",
  remotes: "list",
  obstacles: "list",
  devices: "list",
  decks: "list",
  effects: "list",
  attack: "object?",
  motion: "object?",
  roll: "object?",
  counted: "number",
  timeCalled: "truth",
  scenario: "object?",
  away: "list?",
  standing: "list?",
  outcome: "object?",
};
/** Ships change by themselves. */
const CHANGED_OF_STATE = Object.keys(STATE_KINDS).filter((field) => !["stateVersion", "ships", "remotes"].includes(field));

const NOTE_KINDS: Readonly<Record<keyof Note, Kind>> = {
  note: "text",
  ship: "text?",
  target: "text?",
  card: "text?",
  piece: "text?",
  seat: "number?",
  rule: "text?",
  text: "text?",
  figure: "number?",
  faces: "list?",
};

const isOfKind = (value: unknown, kind: Kind): boolean => {
  switch (kind) {
    case "number":
      return typeof value === "number";
    case "text":
      return typeof value === "string";
    case "truth":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return value === undefined || value === null || isOfKind(value, kind.slice(0, -1) as Kind);
  }
};

function readKinds(
  reader: JsonReader,
  fields: Fields,
  path: string,
  kinds: Readonly<Record<string, Kind>>,
  names: readonly string[],
): void {
  for (const name of names) {
    const kind = kinds[name];
    if (kind && !isOfKind(fields[name], kind)) reader.note(join(path, name), `must be ${KIND_WORDS[kind]}`);
  }
}

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  number: "a number",
  text: "a text",
  truth: "true or false",
  list: "a list",
  object: "an object",
  "number?": "a number or nothing",
  "text?": "a text or nothing",
  "list?": "a list or nothing",
  "object?": "an object or nothing",
};

/** The ids of ships and remotes, which are the same at every moment. */
export function readKeyframes(reader: JsonReader, given: unknown): readonly string[] {
  const keyframes = reader.list(given, "keyframes", MOST_ENTRIES) ?? [];
  if (keyframes.length === 0 && Array.isArray(given)) reader.note("keyframes", "must hold the start of the game");
  let first: readonly string[] | undefined;
  for (const [at, frame] of keyframes.entries()) {
    const path = join("keyframes", at);
    const ids = readKeyframe(reader, frame, path);
    first ??= ids;
    if (ids.join() !== first.join()) reader.note(join(path, "state"), "has other ships than the start of the game");
  }
  return first ?? [];
}

const FRAME_FIELDS = ["state", "number", "drawn", "learnt", "told", "proposal"] as const satisfies readonly (keyof Checkpoint)[];

function readKeyframe(reader: JsonReader, given: unknown, path: string): readonly string[] {
  const frame = reader.object(given, path, FRAME_FIELDS);
  if (!frame) return [];
  for (const field of ["number", "drawn", "learnt", "told"]) reader.whole(frame[field], join(path, field), 0, Number.MAX_SAFE_INTEGER);
  if (!isOfKind(frame["proposal"], "object?")) reader.note(join(path, "proposal"), "must be an object or nothing");
  const at = join(path, "state");
  const state = reader.object(frame["state"], at, Object.keys(STATE_KINDS));
  if (!state) return [];
  readKinds(reader, state, at, STATE_KINDS, Object.keys(STATE_KINDS));
  return (["ships", "remotes"] as const).flatMap((group) => readShips(reader, state[group], join(at, group)));
}

function readShips(reader: JsonReader, given: unknown, path: string): readonly string[] {
  const ships = Array.isArray(given) ? (given as readonly unknown[]) : [];
  return ships.flatMap((one, at) => {
    const ship = reader.object(one, join(path, at), Object.keys(SHIP_KINDS));
    if (ship) readKinds(reader, ship, join(path, at), SHIP_KINDS, Object.keys(SHIP_KINDS));
    return typeof ship?.["id"] === "string" ? [ship["id"]] : [];
  });
}

/** Numbers rise from one entry to the next without a gap; only the first has no input. */
export function readEntries(reader: JsonReader, given: unknown, ships: readonly string[]): void {
  const entries = reader.list(given, "entries", MOST_ENTRIES);
  if (entries?.length === 0) reader.note("entries", "must hold the start of the game");
  const known = new Set(ships);
  entries?.forEach((entry, at) => {
    const path = join("entries", at);
    const fields = reader.object(entry, path, ["number", "input", "events", "secret"] satisfies (keyof Logged)[]);
    if (!fields) return;
    const number = reader.whole(fields["number"], join(path, "number"), 0, MOST_ENTRIES);
    const before = at > 0 ? (entries[at - 1] as Fields | null | undefined)?.["number"] : undefined;
    if (typeof before === "number" && number !== undefined && number !== before + 1)
      reader.note(join(path, "number"), `must be ${before + 1}, not ${number}: inputs are missing or out of order`);
    if (at > 0 && !isOfKind(fields["input"], "object")) reader.note(join(path, "input"), "must be an input");
    if (at === 0 && fields["input"] !== undefined) reader.note(join(path, "input"), "must not be there: the first entry is the start");
    const events = reader.list(fields["events"], join(path, "events"), MOST_ENTRIES);
    events?.forEach((event, place) => {
      readEvent(reader, event, join(join(path, "events"), place), known);
    });
  });
}

function readEvent(reader: JsonReader, given: unknown, path: string, ships: ReadonlySet<string>): void {
  const isNote = typeof given === "object" && given !== null && "note" in given;
  const event = reader.object(given, path, isNote ? Object.keys(NOTE_KINDS) : ["change", "ship", "set"]);
  if (!event) return;
  if (isNote) {
    readKinds(reader, event, path, NOTE_KINDS, Object.keys(NOTE_KINDS));
    if (Array.isArray(event["faces"]) && !event["faces"].every((face) => typeof face === "string"))
      reader.note(join(path, "faces"), "must be a list of texts");
    return void reader.text(event["note"], join(path, "note"), LONGEST);
  }
  const change = reader.oneOf(event["change"], join(path, "change"), ["ship", "state"]);
  const ship = change === "ship" ? reader.text(event["ship"], join(path, "ship"), LONGEST) : undefined;
  if (ship !== undefined && !ships.has(ship)) reader.note(join(path, "ship"), `is no ship of this game: ${ship}`);
  const [kinds, names] = change === "ship" ? [SHIP_KINDS, CHANGED_OF_SHIP] : [STATE_KINDS, CHANGED_OF_STATE];
  const set = reader.object(event["set"], join(path, "set"), names);
  if (set) readKinds(reader, set, join(path, "set"), kinds, Object.keys(set));
}
