/**
 * Reads all parts of records from outside, and reports every problem with its path. A record that passes can be watched, because each of
 * its events makes sense in the game. Only the rules can prove that its contents are right.
 */
import { failure, isCutShort, JsonReader, join, orMissing, type Problem, parseJson, type Result, success } from "@broadside/kit";
import { recordOfFormat1 } from "./format-1/record.ts";
import { recordOfFormat2 } from "./format-2/record.ts";
import { isFields } from "./json-fields.ts";
import { cleanNames } from "./player.ts";
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from "./record.ts";
import { recordShape } from "./shapes/record.ts";

const LIMITS = { characters: 100_000_000, depth: 60 };
const MOST_PROBLEMS = 100;

/** A record of any version of the rules can be read, and therefore watched. */
export function parseRecord(text: string): Result<GameRecord> {
  const parsed = parseJson(text, LIMITS);
  if (parsed.ok) return readRecord(parsed.value);
  const isCut = isNoJson(parsed.problems) && text.trimStart().startsWith("{") && isCutShort(text);
  return failure(isCut ? [{ path: "", reason: "is cut short: the text ends in the middle of the record" }] : parsed.problems);
}

const isNoJson = (problems: readonly Problem[]): boolean => problems.some(({ reason }) => reason.startsWith("isn't JSON"));

/** A record of a former format is converted to the current format before it is read. Names are cleaned. */
export function readRecord(given: unknown): Result<GameRecord> {
  const reader = new JsonReader(MOST_PROBLEMS);
  const value = inCurrentFormat(given);
  const fields = isFields(value) ? value : undefined;
  if (!fields) reader.note("", "must be an object");
  else if (fields["format"] !== RECORD_FORMAT) reader.note("format", orMissing(`must be ${RECORD_FORMAT}`, fields["format"]));
  else if (fields["formatVersion"] !== RECORD_VERSION)
    reader.note("formatVersion", `is ${String(fields["formatVersion"])}, but only versions 1 to ${RECORD_VERSION} can be read`);
  else {
    const quick = new JsonReader(1, { onlyChecks: true });
    recordShape.read(quick, value, "");
    if (quick.problems.length > 0) recordShape.read(reader, value, "");
    if (reader.problems.length === 0) readTogether(reader, value as GameRecord);
  }
  if (reader.problems.length > 0) return failure(reader.problems);
  const record = value as GameRecord;
  return success({ ...record, names: cleanNames(record.names) });
}

function inCurrentFormat(given: unknown): unknown {
  if (!isFields(given) || given["format"] !== RECORD_FORMAT) return given;
  if (given["formatVersion"] === 1) return recordOfFormat2(recordOfFormat1(given));
  return given["formatVersion"] === 2 ? recordOfFormat2(given) : given;
}

/**
 * Checks that the parts fit together. Entry numbers rise by one. Only the first entry, and entries at which other rules took over, have no
 * input. All keyframes have the same ships, and all changes are to these ships.
 */
function readTogether(reader: JsonReader, { keyframes, entries, resumed = [] }: GameRecord): void {
  if (keyframes.length === 0) reader.note("keyframes", "must include the start of the game");
  if (entries.length === 0) reader.note("entries", "must include the start of the game");
  const idsAt = (at: number): readonly string[] => {
    const { ships = [], remotes = [] } = keyframes[at]?.state ?? {};
    return [...ships, ...remotes].map(({ id }) => id);
  };
  const first = idsAt(0);
  for (const at of keyframes.keys())
    if (idsAt(at).join() !== first.join())
      reader.note(join(join("keyframes", at), "state"), "has different ships from the start of the game");
  const known = new Set(first);
  for (const [at, { number, input, events }] of entries.entries()) {
    const path = join("entries", at);
    const before = entries[at - 1]?.number;
    if (before !== undefined && number !== before + 1)
      reader.note(join(path, "number"), `must be ${before + 1}, not ${number}: inputs are missing or out of order`);
    const isTakenOver = resumed.some((one) => one.number === number);
    if (at > 0 && !input && !isTakenOver) reader.note(join(path, "input"), "must be an input, because only the first entry has none");
    if (at === 0 && input !== undefined)
      reader.note(join(path, "input"), "isn't allowed, because the first entry is the start of the game");
    for (const [place, event] of events.entries())
      if ("change" in event && event.change === "ship" && !known.has(event.ship))
        reader.note(join(join(join(path, "events"), place), "ship"), `is ${event.ship}, which isn't a ship in this game`);
  }
}
