/** Records from outside: read whole, every problem with its place. What an event or state holds is checked by `verify`, not here. */
import { PLAY_AREAS } from "@broadside/geometry";
import { failure, isCutShort, JsonReader, join, type Problem, parseJson, type Result, success } from "@broadside/kit";
import type { Logged } from "./game.ts";
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from "./record.ts";
import { REMOTE_KINDS } from "./remotes.ts";
import { MOST_SEATS } from "./seat.ts";
import { HUGE_OBSTACLES } from "./set-up-formats.ts";
import { EDITION_IDS, type GameSetup, REFERENCES } from "./setup.ts";

const LIMITS = { characters: 100_000_000, depth: 60 };
const MOST_ENTRIES = 1_000_000;
const LONGEST = 1000;

const FIELDS = ["format", "formatVersion", "rulesVersion", "setup", "commitment", "dice", "key", "entries", "keyframes", "result", "claim"];
type Fields = Readonly<Record<string, unknown>>;

/** A record of any version of the rules can be watched; `verify` and `gameFromRecord` say where it is another. */
export function parseRecord(text: string): Result<GameRecord> {
  const parsed = parseJson(text, LIMITS);
  if (!parsed.ok)
    return failure(
      isNoJson(parsed.problems) && text.trimStart().startsWith("{") && isCutShort(text)
        ? [{ path: "", reason: "is cut short: the text ends in the middle of the record" }]
        : parsed.problems,
    );
  return readRecord(parsed.value);
}

const isNoJson = (problems: readonly Problem[]): boolean => problems.some(({ reason }) => reason.startsWith("is not JSON"));

export function readRecord(value: unknown): Result<GameRecord> {
  const reader = new JsonReader();
  const fields = typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  if (!fields) reader.note("", "must be an object");
  else if (fields["format"] !== RECORD_FORMAT)
    reader.note("format", `must be ${RECORD_FORMAT}: this is something else than a record of a game`);
  else if (fields["formatVersion"] !== RECORD_VERSION)
    reader.note("formatVersion", `is ${String(fields["formatVersion"])}; only ${RECORD_VERSION} can be read`);
  else readFields(reader, fields);
  return reader.problems.length > 0 ? failure(reader.problems) : success(value as GameRecord);
}

function readFields(reader: JsonReader, fields: Fields): void {
  reader.object(fields, "", FIELDS);
  reader.text(fields["rulesVersion"], "rulesVersion", LONGEST);
  reader.text(fields["key"], "key", LONGEST);
  if ("commitment" in fields) reader.text(fields["commitment"], "commitment", LONGEST);
  if ("dice" in fields) readDice(reader, fields["dice"]);
  readSetup(reader, fields["setup"]);
  readEntries(reader, fields["entries"]);
  const keyframes = reader.list(fields["keyframes"], "keyframes", MOST_ENTRIES);
  if (keyframes?.length === 0) reader.note("keyframes", "must hold the start of the game");
  keyframes?.forEach((frame, at) => {
    readKeyframe(reader, frame, join("keyframes", at));
  });
}

function readDice(reader: JsonReader, given: unknown): void {
  const dice = reader.object(given, "dice", ["seed", "salts"]);
  if (!dice) return;
  reader.text(dice["seed"], "dice.seed", LONGEST);
  reader.list(dice["salts"], "dice.salts", MOST_SEATS)?.forEach((salt, at) => {
    if (typeof salt !== "string") reader.note(join("dice.salts", at), "must be a text");
  });
}

const SETUP_FIELDS = [
  "edition",
  "reference",
  "format",
  "scenario",
  "options",
  "limit",
  "remotes",
  "table",
  "seats",
  "squads",
  "decks",
  "roundLimit",
  "sharedDials",
  "sharedDeck",
  "hugeObstacle",
  "phaseSeconds",
] as const satisfies readonly (keyof GameSetup)[];

/** Whether the cards exist is found out when it is played. */
function readSetup(reader: JsonReader, given: unknown): void {
  const setup = reader.object(given, "setup", SETUP_FIELDS);
  if (!setup) return;
  reader.oneOf(setup["edition"], "setup.edition", EDITION_IDS);
  reader.text(setup["format"], "setup.format", LONGEST);
  if ("reference" in setup) reader.oneOf(setup["reference"], "setup.reference", REFERENCES);
  if ("scenario" in setup) reader.text(setup["scenario"], "setup.scenario", LONGEST);
  if ("limit" in setup) reader.whole(setup["limit"], "setup.limit", 0, MOST_ENTRIES);
  if ("options" in setup) readOptions(reader, setup["options"]);
  if ("remotes" in setup) readRemotes(reader, setup["remotes"]);
  reader.oneOf(setup["table"], "setup.table", Object.keys(PLAY_AREAS));
  if ("roundLimit" in setup) reader.whole(setup["roundLimit"], "setup.roundLimit", 1, MOST_ENTRIES);
  if ("phaseSeconds" in setup) reader.whole(setup["phaseSeconds"], "setup.phaseSeconds", 1, MOST_ENTRIES);
  for (const field of ["sharedDials", "sharedDeck"] as const)
    if (field in setup) reader.oneOf(setup[field], join("setup", field), ["team"]);
  if ("hugeObstacle" in setup) {
    const huge = reader.object(setup["hugeObstacle"], "setup.hugeObstacle", ["seat", "token"]);
    if (huge) reader.whole(huge["seat"], "setup.hugeObstacle.seat", 0, MOST_SEATS - 1);
    if (huge) reader.oneOf(huge["token"], "setup.hugeObstacle.token", HUGE_OBSTACLES);
  }
  const seats = reader.list(setup["seats"], "setup.seats", MOST_SEATS) ?? [];
  if (seats.length === 0) reader.note("setup.seats", "must hold at least one");
  for (const [at, seat] of seats.entries()) {
    const fields = reader.object(seat, join("setup.seats", at), ["name", "team"]);
    if (fields) reader.text(fields["name"], join(join("setup.seats", at), "name"), LONGEST);
    if (fields) reader.whole(fields["team"], join(join("setup.seats", at), "team"), 0, MOST_ENTRIES);
  }
  for (const field of ["squads", "decks"] as const) {
    const list = reader.list(setup[field], join("setup", field), MOST_SEATS);
    if (list && list.length !== seats.length)
      reader.note(join("setup", field), `must hold one a seat: ${seats.length}, not ${list.length}`);
  }
}

/** Figures by name. */
function readOptions(reader: JsonReader, given: unknown): void {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return void reader.note("setup.options", "must be an object");
  for (const [name, figure] of Object.entries(given)) reader.whole(figure, join("setup.options", name), 0, MOST_ENTRIES);
}

function readRemotes(reader: JsonReader, given: unknown): void {
  reader.list(given, "setup.remotes", MOST_ENTRIES)?.forEach((remote, at) => {
    const path = join("setup.remotes", at);
    const fields = reader.object(remote, path, ["kind", "number", "seat"]);
    if (!fields) return;
    reader.oneOf(fields["kind"], join(path, "kind"), REMOTE_KINDS);
    reader.whole(fields["number"], join(path, "number"), 1, MOST_ENTRIES);
    if ("seat" in fields) reader.whole(fields["seat"], join(path, "seat"), 0, MOST_SEATS - 1);
  });
}

/** Numbers rise from one entry to the next without a gap; only the first has no input. */
function readEntries(reader: JsonReader, given: unknown): void {
  const entries = reader.list(given, "entries", MOST_ENTRIES);
  if (entries?.length === 0) reader.note("entries", "must hold the start of the game");
  entries?.forEach((entry, at) => {
    const path = join("entries", at);
    const fields = reader.object(entry, path, ["number", "input", "events", "secret"] satisfies (keyof Logged)[]);
    if (!fields) return;
    const number = reader.whole(fields["number"], join(path, "number"), 0, MOST_ENTRIES);
    const before = at > 0 ? (entries[at - 1] as Fields | undefined)?.["number"] : undefined;
    if (typeof before === "number" && number !== undefined && number !== before + 1)
      reader.note(join(path, "number"), `must be ${before + 1}, not ${number}: inputs are missing or out of order`);
    if (at > 0 && (typeof fields["input"] !== "object" || fields["input"] === null)) reader.note(join(path, "input"), "must be an input");
    const events = reader.list(fields["events"], join(path, "events"), MOST_ENTRIES);
    events?.forEach((event, place) => {
      readEvent(reader, event, join(join(path, "events"), place));
    });
  });
}

const NOTE_FIELDS = ["note", "ship", "target", "card", "piece", "seat", "rule", "text", "figure", "faces"];

function readEvent(reader: JsonReader, given: unknown, path: string): void {
  const isNote = typeof given === "object" && given !== null && "note" in given;
  const event = reader.object(given, path, isNote ? NOTE_FIELDS : ["change", "ship", "set"]);
  if (!event) return;
  if (isNote) return void reader.text(event["note"], join(path, "note"), LONGEST);
  const change = reader.oneOf(event["change"], join(path, "change"), ["ship", "state"]);
  if (change === "ship") reader.text(event["ship"], join(path, "ship"), LONGEST);
  if (typeof event["set"] !== "object" || event["set"] === null) reader.note(join(path, "set"), "must be an object");
}

function readKeyframe(reader: JsonReader, given: unknown, path: string): void {
  const frame = reader.object(given, path, ["state", "number", "drawn", "learnt", "told", "proposal"]);
  if (!frame) return;
  for (const field of ["number", "drawn", "learnt", "told"]) reader.whole(frame[field], join(path, field), 0, Number.MAX_SAFE_INTEGER);
  const state = frame["state"];
  if (typeof state !== "object" || state === null || !Array.isArray((state as Fields)["ships"]))
    reader.note(join(path, "state"), "must be a state");
}
