import { useCallback, useEffect, useRef } from "react";
import { saveDraft, summarizeDraft } from "./draft-store.ts";
import type { Draft } from "./drafts.ts";

/**
 * Saves the draft a moment after each change, and right away when the page closes. Saves the draft's summary as soon as the summary is
 * known. If another window has saved the draft first, `takeOver` gets its version, to
 * replace the one in this window.
 */
export function useAutosave(draft: Draft, stored: Draft, takeOver: (other: Draft) => void): void {
  const { entry, name } = draft;
  const latest = useRef({ draft, takeOver });
  latest.current = { draft, takeOver };
  const saved = useRef({ entry, name, changed: draft.changed });
  const saveNow = useCallback(() => {
    const { draft: current } = latest.current;
    const before = saved.current;
    if (before.entry === current.entry && before.name === current.name) return;
    const changed = Math.max(Date.now(), before.changed + 1);
    if (saveDraft({ ...current, changed }, before.changed)) saved.current = { entry: current.entry, name: current.name, changed };
  }, []);
  useEffect(() => {
    if (saved.current.entry === entry && saved.current.name === name) return;
    const wait = setTimeout(saveNow, 250);
    return () => clearTimeout(wait);
  }, [entry, name, saveNow]);
  useEffect(() => {
    if (stored.changed <= saved.current.changed) return;
    saved.current = { entry: stored.entry, name: stored.name, changed: stored.changed };
    latest.current.takeOver(stored);
  }, [stored]);
  const atFirst = useRef(stored.summary);
  useEffect(() => {
    const { id, summary } = latest.current.draft;
    if (!summary || (summary.legal === atFirst.current?.legal && summary.spent === atFirst.current.spent)) return;
    summarizeDraft(id, summary);
  }, []);
  useEffect(() => {
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [saveNow]);
}
