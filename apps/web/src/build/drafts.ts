/** The drafts that the browser keeps, as plain data: reading what is stored, whatever stands there, and every change of it. */
import { failure, parseJson, type Result, success } from "@broadside/kit";
import type { EntryDraft, Verdict } from "@broadside/squads";
import { ENTRY_LIMITS, readEntry } from "./entry-document.ts";

export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly entry: EntryDraft;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
  readonly summary: DraftSummary;
}

/** What the list of drafts tells of one without its catalogue. */
export interface DraftSummary {
  readonly legal: boolean;
  readonly points: number;
  readonly threat: number;
  readonly ships: number;
}

export const STORAGE_KEY = "broadside.drafts.1";
export const MOST_DRAFTS = 60;
const LONGEST_NAME = 100;

export const UNCHECKED: DraftSummary = { legal: false, points: 0, threat: 0, ships: 0 };

export const summaryOf = ({ legal, points, threat }: Verdict, { squads }: EntryDraft): DraftSummary => ({
  legal,
  points,
  threat,
  ships: squads.reduce((sum, { ships, builds = [] }) => sum + ships.length + builds.length, 0),
});

/** The newest first. Drafts that cannot be read are left out; nothing stored means none. */
export function parseDrafts(text: string | null): readonly Draft[] {
  if (text === null) return [];
  const json = parseJson(text, { characters: MOST_DRAFTS * ENTRY_LIMITS.characters, depth: ENTRY_LIMITS.depth + 4 });
  const list = json.ok && isRecord(json.value) ? json.value["drafts"] : undefined;
  return (Array.isArray(list) ? list : [])
    .flatMap((value: unknown) => {
      const draft = readDraft(value);
      return draft.ok ? [draft.value] : [];
    })
    .slice(0, MOST_DRAFTS);
}

export const makeDrafts = (drafts: readonly Draft[]): string => JSON.stringify({ drafts });

function readDraft(value: unknown): Result<Draft> {
  if (!isRecord(value)) return failure([{ path: "", reason: "is no draft" }]);
  const entry = readEntry(value["entry"]);
  if (!entry.ok) return entry;
  const { id, name, changed, summary } = value;
  if (typeof id !== "string" || id === "") return failure([{ path: "id", reason: "is missing" }]);
  return success({
    id,
    name: typeof name === "string" && name !== "" ? name.slice(0, LONGEST_NAME) : "Draft",
    entry: entry.value,
    changed: figure(changed),
    summary: isRecord(summary)
      ? {
          legal: summary["legal"] === true,
          points: figure(summary["points"]),
          threat: figure(summary["threat"]),
          ships: figure(summary["ships"]),
        }
      : UNCHECKED,
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const figure = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

/** Put first, in the place of its older state; beyond the most drafts the oldest goes. */
export const withDraft = (drafts: readonly Draft[], draft: Draft): readonly Draft[] =>
  [{ ...draft, name: draft.name.slice(0, LONGEST_NAME) }, ...drafts.filter(({ id }) => id !== draft.id)].slice(0, MOST_DRAFTS);

export const withoutDraft = (drafts: readonly Draft[], id: string): readonly Draft[] => drafts.filter((draft) => draft.id !== id);

/** In its place; an empty name changes nothing. */
export const renamed = (drafts: readonly Draft[], id: string, name: string): readonly Draft[] =>
  drafts.map((draft) => (draft.id === id && name.trim() !== "" ? { ...draft, name: name.trim().slice(0, LONGEST_NAME) } : draft));

/** A name that no other draft has: a number is put behind it where needed. */
export function freeName(drafts: readonly Draft[], wanted: string): string {
  const names = new Set(drafts.map(({ name }) => name));
  if (!names.has(wanted)) return wanted;
  const stem = wanted.replace(/ \d+$/, "");
  for (let number = 2; ; number += 1) if (!names.has(`${stem} ${number}`)) return `${stem} ${number}`;
}

/** A draft that holds the very same entry. */
export const draftOf = (drafts: readonly Draft[], entry: EntryDraft): Draft | undefined =>
  drafts.find((draft) => JSON.stringify(draft.entry) === JSON.stringify(entry));
