/** The drafts in the browser's storage. Another tab may change them too, so every change starts from what is stored at that moment. */
import type { EntryDraft } from "@broadside/squads";
import { useEffect } from "react";
import { createStore, useStore } from "zustand";
import { newId } from "../../browser/new-id.ts";
import {
  BACKUP_KEY,
  type Draft,
  type DraftSummary,
  freeName,
  makeDrafts,
  parseDrafts,
  type StoredDrafts,
  withNew,
  withNext,
  withSummary,
} from "./drafts.ts";
import { STORAGE_KEY } from "./storage-key.ts";

interface ShownDrafts {
  readonly drafts: readonly Draft[];
  /** Whether the browser refuses to save, for example in a private window or when the storage is full. */
  readonly refused: boolean;
  /** Whether there was no room for a new draft. */
  readonly isFull: boolean;
}

export function useDrafts(): ShownDrafts {
  useEffect(() => {
    const refresh = () => shown.setState({ drafts: stored().drafts });
    const changedElsewhere = ({ key }: StorageEvent) => key === STORAGE_KEY && refresh();
    refresh();
    window.addEventListener("storage", changedElsewhere);
    return () => window.removeEventListener("storage", changedElsewhere);
  }, []);
  return useStore(shown);
}

export const storedDrafts = (): readonly Draft[] => stored().drafts;

/** Applies a change to the drafts. Returns whether the browser has saved them. */
export function changeDrafts(change: (drafts: readonly Draft[]) => readonly Draft[]): boolean {
  const drafts = change(stored().drafts);
  const isSaved = save(drafts);
  inMemory = isSaved ? undefined : drafts;
  shown.setState({ drafts, refused: !isSaved, isFull: false });
  return isSaved;
}

/** Returns false and saves nothing if another window has saved a state newer than `since`. */
export function saveDraft(draft: Draft, since: number): boolean {
  let isSaved = false;
  changeDrafts((all) => {
    const changed = withNext(all, draft, since);
    isSaved = changed !== all;
    return changed;
  });
  return isSaved;
}

export const summarizeDraft = (id: string, summary: DraftSummary): boolean => changeDrafts((all) => withSummary(all, id, summary));

/** Adds a new draft at the front. Returns undefined if there are too many drafts already. */
export function createDraft(name: string, entry: EntryDraft): Draft | undefined {
  const others = stored().drafts;
  const draft: Draft = { id: newId(), name: freeName(others, name), entry, changed: Date.now() };
  const all = withNew(others, draft);
  if (all) changeDrafts(() => all);
  else shown.setState({ isFull: true });
  return all && draft;
}

/** If the browser can't save drafts, they stay in this variable until the page is closed. */
let inMemory: readonly Draft[] | undefined;

function stored(): StoredDrafts {
  if (inMemory) return { drafts: inMemory, isDamaged: false };
  try {
    return parseDrafts(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    return { drafts: [], isDamaged: false };
  }
}

/** Saves the drafts. If the stored text can't be read, keeps a copy of it first. */
function save(drafts: readonly Draft[]): boolean {
  try {
    const { localStorage } = window;
    const before = localStorage.getItem(STORAGE_KEY);
    if (before !== null && stored().isDamaged) localStorage.setItem(BACKUP_KEY, before);
    localStorage.setItem(STORAGE_KEY, makeDrafts(drafts));
    return true;
  } catch {
    return false;
  }
}

/** What pages show. It follows the browser's storage. */
const shown = createStore<ShownDrafts>(() => ({ drafts: stored().drafts, refused: false, isFull: false }));
