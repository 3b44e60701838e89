/** The open tournament document as text: written from a log, and opened again from the log in it. */
import { failure, JsonReader, join, type Problem, parseJson, type Result } from "@broadside/kit";
import { withHashes } from "../log/chain.ts";
import { type EventLog, openLog } from "../log/event-log.ts";
import type { Entry } from "../log/log.ts";
import { LIMITS } from "./figures.ts";
import { OPEN_VERSION, type OpenEvent, type OpenParts, openEvent } from "./open-event.ts";
import { openParts, withInitials } from "./open-parts.ts";

export interface OpenOptions {
  /** No full names, no notes, no log: for publishing. Such a document cannot be opened again. */
  readonly initialsOnly?: boolean;
  /** With the lists themselves as they were handed in. */
  readonly lists?: boolean;
}

export function writeOpenEvent({ event, entries }: EventLog, { initialsOnly = false, lists = false }: OpenOptions = {}): string {
  const parts = openParts(event);
  const document: OpenEvent = initialsOnly
    ? { broadsideEvent: OPEN_VERSION, initialsOnly, ...withInitials(parts, event) }
    : { broadsideEvent: OPEN_VERSION, ...parts, log: lists ? entries : withoutFiles(entries) };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Rows that are not whole do not fit their hashes, which are left out with them. */
function withoutFiles(entries: readonly Entry[]): readonly Entry[] {
  if (!entries.some(({ what }) => what.kind === "handed in" && what.list.file !== undefined)) return entries;
  return entries.map(({ hash, ...entry }) => withoutFile(entry));
}

function withoutFile(entry: Entry): Entry {
  if (entry.what.kind !== "handed in") return entry;
  const { file, ...list } = entry.what.list;
  return { ...entry, what: { ...entry.what, list } };
}

/** The event is built from the log alone; where the rest of the document says something else, that is a problem. */
export function readOpenEvent(text: string): Result<EventLog> {
  const json = parseJson(text, LIMITS.document);
  if (!json.ok) return json;
  const reader = new JsonReader();
  const document = openEvent.read(reader, json.value, "");
  if (!document || reader.problems.length > 0) return failure(reader.problems);
  const { log: entries, broadsideEvent, initialsOnly, ...told } = document;
  if (!entries) return failure([{ path: "log", reason: "is left out: a document with initials only cannot be opened again" }]);
  // A document without lists has left out the hashes too.
  const log = openLog(entries.some(({ hash }) => hash !== undefined) ? entries : withHashes(entries));
  if (!log.ok) return failure(log.problems.map(({ path, reason }) => ({ path: path.replace(/^(entries)?/, "log"), reason })));
  const problems = contradictions(told, openParts(log.value.event));
  return problems.length === 0 ? log : failure(problems);
}

function contradictions(told: OpenParts, computed: OpenParts): readonly Problem[] {
  const keys = Object.keys(told) as (keyof OpenParts)[];
  return keys.flatMap((key) => {
    const path = firstContradiction(told[key], computed[key], key);
    return path === undefined ? [] : [{ path, reason: "contradicts the log" }];
  });
}

/** Where two plain values begin to differ. Fields that are not told do not count: an older program may not have known them. */
function firstContradiction(told: unknown, computed: unknown, path: string): string | undefined {
  if (told === undefined || told === computed) return undefined;
  if (typeof told !== "object" || typeof computed !== "object" || told === null || computed === null) return path;
  if (Array.isArray(told) && !(Array.isArray(computed) && told.length === computed.length)) return path;
  const fields = new Map(Object.entries(computed));
  for (const [key, value] of Object.entries(told)) {
    const inside = firstContradiction(value, fields.get(key), join(path, Array.isArray(told) ? Number(key) : key));
    if (inside !== undefined) return inside;
  }
  return undefined;
}
