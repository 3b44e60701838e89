/**
 * The drafts as plain data. Reads them from the browser's storage, even if the stored text is damaged, and makes every kind of change to
 * them.
 */
import { failure, parseJson, type Result, success } from "@broadside/kit";
import type { EntryDraft } from "@broadside/squads";
import { DRAFT_NAMES } from "../../words/build/draft-names.ts";
import { isEmpty } from "../entry/entries.ts";
import { ENTRY_LIMITS, readEntry } from "./entry-document.ts";
import { STORAGE_KEY } from "./storage-key.ts";

export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly entry: EntryDraft;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
  /** Undefined until the first check. */
  readonly summary?: DraftSummary | undefined;
}

/** What the overview shows without loading the cards. */
export interface DraftSummary {
  readonly legal: boolean;
  /** What the list costs, in words. */
  readonly spent: string;
}

/** Stored text that can't be read is copied here before it is overwritten. */
export const BACKUP_KEY = `${STORAGE_KEY}.unreadable`;
export const MOST_DRAFTS = 60;
const LONGEST_NAME = 100;

export interface StoredDrafts {
  /** The drafts, with the newest first. Drafts that can't be read are left out. */
  readonly drafts: readonly Draft[];
  /** Whether anything stored can't be read. */
  readonly isDamaged: boolean;
}

export function parseDrafts(text: string | null): StoredDrafts {
  if (text === null) return { drafts: [], isDamaged: false };
  const json = parseJson(text, { characters: 2 * MOST_DRAFTS * ENTRY_LIMITS.characters, depth: ENTRY_LIMITS.depth + 4 });
  const list = json.ok && isRecord(json.value) ? json.value["drafts"] : undefined;
  if (!Array.isArray(list)) return { drafts: [], isDamaged: true };
  const drafts = list.flatMap((value: unknown) => {
    const draft = readDraft(value);
    return draft.ok ? [draft.value] : [];
  });
  return { drafts, isDamaged: drafts.length < list.length };
}

export const makeDrafts = (drafts: readonly Draft[]): string => JSON.stringify({ drafts });

export function readDraft(value: unknown): Result<Draft> {
  if (!isRecord(value)) return failure([{ path: "", reason: "isn't a list" }]);
  const entry = readEntry(value["entry"]);
  if (!entry.ok) return entry;
  const { id, name, changed, summary } = value;
  if (typeof id !== "string" || id === "") return failure([{ path: "id", reason: "is missing" }]);
  return success({
    id,
    name: typeof name === "string" && name !== "" ? name.slice(0, LONGEST_NAME) : DRAFT_NAMES.unnamed,
    entry: entry.value,
    changed: figure(changed),
    ...(isSummary(summary) && { summary: { legal: summary.legal, spent: summary.spent } }),
  });
}

const isSummary = (value: unknown): value is DraftSummary =>
  isRecord(value) && typeof value["legal"] === "boolean" && typeof value["spent"] === "string";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const figure = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

/** Replaces the older state of this draft and moves it to the front. */
export const withDraft = (drafts: readonly Draft[], draft: Draft): readonly Draft[] => [
  { ...draft, name: draft.name.slice(0, LONGEST_NAME) },
  ...drafts.filter(({ id }) => id !== draft.id),
];

/** Like `withDraft`, but changes nothing if another window has stored a state newer than `since`. */
export const withNext = (drafts: readonly Draft[], draft: Draft, since: number): readonly Draft[] =>
  drafts.some(({ id, changed }) => id === draft.id && changed > since) ? drafts : withDraft(drafts, draft);

/**
 * Adds a draft at the front and removes drafts that are still empty. Returns undefined if there are already too many drafts that aren't
 * empty.
 */
export function withNew(drafts: readonly Draft[], draft: Draft): readonly Draft[] | undefined {
  const kept = drafts.filter(({ entry }) => !isBlank(entry));
  return kept.length >= MOST_DRAFTS ? undefined : withDraft(kept, draft);
}

const isBlank = (entry: EntryDraft): boolean => isEmpty(entry) && entry.squads.every(({ player }) => player === undefined);

export const withSummary = (drafts: readonly Draft[], id: string, summary: DraftSummary): readonly Draft[] =>
  drafts.map((draft) => (draft.id === id ? { ...draft, summary } : draft));

export const withoutDraft = (drafts: readonly Draft[], id: string): readonly Draft[] => drafts.filter((draft) => draft.id !== id);

/** Renames a draft, unless the name is empty. */
export function renamed(drafts: readonly Draft[], id: string, name: string, changed: number): readonly Draft[] {
  const text = name.trim().slice(0, LONGEST_NAME);
  return drafts.map((draft) => (draft.id === id && text !== "" ? { ...draft, name: text, changed } : draft));
}

/** Returns the wanted name, with a number appended if another draft has it. */
export function freeName(drafts: readonly Draft[], wanted: string): string {
  const names = new Set(drafts.map(({ name }) => name));
  if (!names.has(wanted)) return wanted;
  const stem = wanted.replace(/ \d+$/, "");
  for (let number = 2; ; number += 1) if (!names.has(`${stem} ${number}`)) return `${stem} ${number}`;
}

/** Finds a draft with exactly this entry. */
export const draftOf = (drafts: readonly Draft[], entry: EntryDraft): Draft | undefined =>
  drafts.find((draft) => JSON.stringify(draft.entry) === JSON.stringify(entry));
