/** The drafts in the browser's storage. Another tab may change them too, so every change starts from what is stored. */
import type { EntryDraft } from "@broadside/squads";
import { useCallback, useEffect, useState } from "react";
import { type Draft, freeName, makeDrafts, parseDrafts, STORAGE_KEY, UNCHECKED, withDraft } from "./drafts.ts";

export interface DraftStore {
  readonly drafts: readonly Draft[];
  /** Whether the browser refuses to keep anything: private windows do, and full storage. */
  readonly refused: boolean;
  update(change: (drafts: readonly Draft[]) => readonly Draft[]): void;
  /** A new draft, at the head of the others. */
  create(name: string, entry: EntryDraft): Draft;
}

export function useDrafts(): DraftStore {
  const [drafts, setDrafts] = useState(stored);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    const changedElsewhere = ({ key }: StorageEvent) => key === STORAGE_KEY && setDrafts(stored());
    window.addEventListener("storage", changedElsewhere);
    return () => window.removeEventListener("storage", changedElsewhere);
  }, []);

  const update = useCallback((change: (drafts: readonly Draft[]) => readonly Draft[]) => {
    const next = change(stored());
    const kept = keep(next);
    inMemory = kept ? undefined : next;
    setRefused(!kept);
    setDrafts(next);
  }, []);

  const create = useCallback(
    (name: string, entry: EntryDraft) => {
      const draft: Draft = { id: newId(), name: freeName(stored(), name), entry, changed: Date.now(), summary: UNCHECKED };
      update((others) => withDraft(others.filter(isWorthKeeping), draft));
      return draft;
    },
    [update],
  );

  return { drafts, refused, update, create };
}

/** What the browser would not keep lasts as long as the page. */
let inMemory: readonly Draft[] | undefined;

function stored(): readonly Draft[] {
  if (inMemory) return inMemory;
  try {
    return parseDrafts(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

function keep(drafts: readonly Draft[]): boolean {
  try {
    window.localStorage.setItem(STORAGE_KEY, makeDrafts(drafts));
    return true;
  } catch {
    return false;
  }
}

/** A draft in which nothing was chosen is not kept when the next one begins. */
const isWorthKeeping = ({ entry }: Draft): boolean =>
  entry.squads.some(({ ships, builds, player }) => ships.length > 0 || (builds?.length ?? 0) > 0 || player !== undefined);

/** Without `crypto.randomUUID`, which a page from another machine of the room does not have. */
const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
