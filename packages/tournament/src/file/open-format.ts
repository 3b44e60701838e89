/** The open tournament document as text: written from a log, and opened again from that log. */
import { failure, JsonReader, join, keysIn, type Problem, parseJson, type Result } from "@broadside/kit";
import { withHashes } from "../log/chain.ts";
import { type EventLog, openLog } from "../log/event-log.ts";
import type { Entry } from "../log/log.ts";
import type { DocumentProblem } from "../reasons/import-problems.ts";
import type { RowProblem } from "../reasons/row-refusal.ts";
import { LIMITS } from "./figures.ts";
import { OPEN_VERSION, type OpenEvent, type OpenParts, openEvent } from "./open-event.ts";
import { openParts, withInitials } from "./open-parts.ts";

export interface OpenOptions {
  /** For publishing: no full names, no notes, no log. Such a document can't be opened again. */
  readonly initialsOnly?: boolean;
  /** With the lists as players handed them in. */
  readonly lists?: boolean;
}

export function writeOpenEvent({ event, entries }: EventLog, { initialsOnly = false, lists = false }: OpenOptions = {}): string {
  const parts = openParts(event);
  const document: OpenEvent = initialsOnly
    ? { broadsideEvent: OPEN_VERSION, initialsOnly, ...withInitials(parts, event) }
    : { broadsideEvent: OPEN_VERSION, ...parts, log: lists ? entries : withoutFiles(entries) };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Rows without their list files no longer match their hashes, so the hashes are left out too. */
function withoutFiles(entries: readonly Entry[]): readonly Entry[] {
  if (!entries.some(({ what }) => what.kind === "handed in" && what.list.file !== undefined)) return entries;
  return entries.map(({ hash, ...entry }) => withoutFile(entry));
}

function withoutFile(entry: Entry): Entry {
  if (entry.what.kind !== "handed in") return entry;
  const { file, ...list } = entry.what.list;
  return { ...entry, what: { ...entry.what, list } };
}

/** Builds the event from the log alone, and fails if the rest of the document contradicts it. */
export function readOpenEvent(text: string): Result<EventLog, Problem | RowProblem | DocumentProblem> {
  const json = parseJson(text, LIMITS.document);
  if (!json.ok) return json;
  const reader = new JsonReader();
  const document = openEvent.read(reader, json.value, "");
  if (!document || reader.problems.length > 0) return failure(reader.problems);
  const { log: entries, broadsideEvent, initialsOnly, ...told } = document;
  if (!entries) return failure([{ key: "document has initials only" }]);
  // A document without lists has no hashes either.
  const log = openLog(entries.some(({ hash }) => hash !== undefined) ? entries : withHashes(entries));
  if (!log.ok) return log;
  const problems = contradictions(told, openParts(log.value.event));
  return problems.length === 0 ? log : failure(problems);
}

function contradictions(told: OpenParts, computed: OpenParts): readonly DocumentProblem[] {
  const keys = keysIn(told);
  return keys.flatMap((key) => {
    const path = firstContradiction(told[key], computed[key], key);
    return path === undefined ? [] : [{ key: "document contradicts its log" as const, path }];
  });
}

/** The first difference between two plain values. Missing fields do not count, because an older program may not know them. */
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
