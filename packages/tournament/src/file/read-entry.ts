/** Reads one row of an event file from text or JSON. Returns a row, or every reason why it isn't one. */
import type { Claim } from "@broadside/formats";
import { failure, JsonReader, parseJson, type Result, success } from "@broadside/kit";
import type { Entry } from "../log/log.ts";
import { claim } from "./claim-shape.ts";
import { LIMITS } from "./figures.ts";
import { entry } from "./row-shapes.ts";

/** One line of the file. */
export function parseEntry(text: string): Result<Entry> {
  const json = parseJson(text, LIMITS.row);
  return json.ok ? readEntry(json.value, "") : json;
}

/** How a match ended, from another program's file. */
export function readClaim(value: unknown): Result<Claim> {
  const reader = new JsonReader();
  const read = claim.read(reader, value, "");
  return read && reader.problems.length === 0 ? success(read) : failure(reader.problems);
}

export function readEntry(value: unknown, path: string): Result<Entry> {
  const reader = new JsonReader();
  const read = entry.read(reader, value, path);
  return read && reader.problems.length === 0 ? success(read) : failure(reader.problems);
}
