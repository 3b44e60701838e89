import { useCallback, useEffect, useRef } from "react";
import type { Draft, DraftSummary } from "./drafts.ts";

interface Keeping {
  /** Tells whether the draft was kept: not where a newer state than that of `since` is there. */
  save(draft: Draft, since: number): boolean;
  summarize(summary: DraftSummary): void;
  /** What another window has made of the draft. */
  takeOver(other: Draft): void;
}

/**
 * Keeps the draft a moment after each change, and at once when the page is left; what it comes to is kept as soon as it is known. Where
 * another window was faster, that state is taken over.
 */
export function useAutosave(draft: Draft, kept: Draft, keeping: Keeping): void {
  const { entry, name } = draft;
  const latest = useRef({ draft, keeping });
  latest.current = { draft, keeping };
  const saved = useRef({ entry, name, changed: draft.changed });
  const saveNow = useCallback(() => {
    const { draft: current, keeping: by } = latest.current;
    const before = saved.current;
    if (before.entry === current.entry && before.name === current.name) return;
    const changed = Math.max(Date.now(), before.changed + 1);
    if (by.save({ ...current, changed }, before.changed)) saved.current = { entry: current.entry, name: current.name, changed };
  }, []);
  useEffect(() => {
    if (saved.current.entry === entry && saved.current.name === name) return;
    const wait = setTimeout(saveNow, 250);
    return () => clearTimeout(wait);
  }, [entry, name, saveNow]);
  useEffect(() => {
    if (kept.changed <= saved.current.changed) return;
    saved.current = { entry: kept.entry, name: kept.name, changed: kept.changed };
    latest.current.keeping.takeOver(kept);
  }, [kept]);
  const atFirst = useRef(kept.summary);
  useEffect(() => {
    const { summary } = latest.current.draft;
    if (!summary || (summary.legal === atFirst.current?.legal && summary.spent === atFirst.current.spent)) return;
    latest.current.keeping.summarize(summary);
  }, []);
  useEffect(() => {
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [saveNow]);
}
