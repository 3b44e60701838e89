/**
 * Records from outside: read whole, every problem with its place, so far that they can be watched: every event has a place in the game to go
 * to. Whether what it holds is right is for `verify`.
 */
import { failure, isCutShort, JsonReader, join, type Problem, parseJson, type Result, success } from "@broadside/kit";
import { MOST_SEATS } from "../state/seat.ts";
import { readEntries, readKeyframes } from "./read-log.ts";
import { readSetup } from "./read-setup.ts";
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from "./record.ts";

const LIMITS = { characters: 100_000_000, depth: 60 };
const LONGEST = 1000;

const FIELDS = [
  "format",
  "formatVersion",
  "rulesVersion",
  "setup",
  "commitment",
  "dice",
  "key",
  "entries",
  "keyframes",
  "result",
  "claim",
  "resumed",
];
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
  if ("resumed" in fields) readResumptions(reader, fields["resumed"]);
  readSetup(reader, fields["setup"]);
  const ships = readKeyframes(reader, fields["keyframes"]);
  readEntries(reader, fields["entries"], ships);
}

function readDice(reader: JsonReader, given: unknown): void {
  const dice = reader.object(given, "dice", ["seed", "salts"]);
  if (!dice) return;
  reader.text(dice["seed"], "dice.seed", LONGEST);
  reader.list(dice["salts"], "dice.salts", MOST_SEATS)?.forEach((salt, at) => {
    if (typeof salt !== "string") reader.note(join("dice.salts", at), "must be a text");
  });
}

const MOST_RESUMPTIONS = 1000;

function readResumptions(reader: JsonReader, given: unknown): void {
  reader.list(given, "resumed", MOST_RESUMPTIONS)?.forEach((one, at) => {
    const path = join("resumed", at);
    const resumption = reader.object(one, path, ["rulesVersion", "number"]);
    if (!resumption) return;
    reader.text(resumption["rulesVersion"], join(path, "rulesVersion"), LONGEST);
    reader.whole(resumption["number"], join(path, "number"), 0, Number.MAX_SAFE_INTEGER);
  });
}
