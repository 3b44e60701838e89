import { useCallback, useEffect, useRef } from "react";
import type { Draft, DraftSummary } from "./drafts.ts";

interface Saving {
  /** Returns false and saves nothing if another window has saved a state newer than `since`. */
  save(draft: Draft, since: number): boolean;
  summarize(summary: DraftSummary): void;
  /** Called with the state that another window has saved. */
  takeOver(other: Draft): void;
}

/**
 * Saves the draft a moment after each change, and right away when the page closes. Saves the draft's summary as soon as the summary is
 * known. If another window has saved the draft first, its version replaces the one in this window.
 */
export function useAutosave(draft: Draft, stored: Draft, saving: Saving): void {
  const { entry, name } = draft;
  const latest = useRef({ draft, saving });
  latest.current = { draft, saving };
  const saved = useRef({ entry, name, changed: draft.changed });
  const saveNow = useCallback(() => {
    const { draft: current, saving: by } = latest.current;
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
    if (stored.changed <= saved.current.changed) return;
    saved.current = { entry: stored.entry, name: stored.name, changed: stored.changed };
    latest.current.saving.takeOver(stored);
  }, [stored]);
  const atFirst = useRef(stored.summary);
  useEffect(() => {
    const { summary } = latest.current.draft;
    if (!summary || (summary.legal === atFirst.current?.legal && summary.spent === atFirst.current.spent)) return;
    latest.current.saving.summarize(summary);
  }, []);
  useEffect(() => {
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [saveNow]);
}
