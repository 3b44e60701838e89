/** The draft being edited: undo and redo, its verdict, and how it is saved. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, FORMATS, type Format, type SquadDraft } from "@broadside/squads";
import { useCallback, useMemo, useState } from "react";
import { useAutosave } from "../../lists/drafts/autosave.ts";
import type { Draft } from "../../lists/drafts/drafts.ts";
import { withSquad } from "../../lists/entry/entries.ts";
import { addStatements } from "../../lists/entry/statements.ts";
import { carriedUp } from "../../lists/entry/tiers.ts";
import { newHistory, stepBack, stepForward, useUndoKeys, withChange } from "../../parts/undo.ts";
import { spentInWords } from "../../words/build/cards.ts";

interface DraftToEdit {
  readonly draft: Draft;
  readonly format: Format;
  readonly catalogue: Catalogue;
}

export type EditedDraft = ReturnType<typeof useEditedDraft>;

export function useEditedDraft({ draft, format: first, catalogue }: DraftToEdit) {
  const { entry, format, ...edits } = useEdits(draft.entry, first);
  const [name, setName] = useState(draft.name);
  const [isTakenOver, setTakenOver] = useState(false);
  const edited = useMemo(() => {
    const { verdict } = checkEntry(addStatements(entry, name, format, catalogue), format, catalogue);
    return { entry, name, format, catalogue, verdict };
  }, [entry, name, format, catalogue]);
  const { verdict } = edited;
  const summary = { legal: verdict.legal, spent: spentInWords(verdict, format) };
  const takeOver = (other: Draft) => {
    edits.change(other.entry);
    setName(other.name);
    setTakenOver(true);
  };
  useAutosave({ ...draft, name, entry, summary }, draft, takeOver);
  return {
    edited,
    ...edits,
    setName,
    /** Whether another window's version has replaced this one, and the user hasn't dismissed the note about it. */
    isTakenOver,
    dismiss: () => setTakenOver(false),
  };
}

/** The entry and its format, the functions that change it, and its undo history. */
function useEdits(firstEntry: EntryDraft, firstFormat: Format) {
  const [history, setHistory] = useState(() => newHistory(firstEntry));
  const [carries, setCarries] = useState(true);
  const entry = history.present;
  const format = FORMATS.find(({ id }) => id === entry.format) ?? firstFormat;
  const change = useCallback((next: EntryDraft) => setHistory((current) => withChange(current, next)), []);
  const edit = useCallback(
    (list: number, make: (squad: SquadDraft) => SquadDraft) =>
      setHistory((current) => {
        const { present } = current;
        const squad = present.squads[list];
        if (!squad) return current;
        const after = make(squad);
        return withChange(current, format.inclusion && carries ? carriedUp(present, list, after) : withSquad(present, list, () => after));
      }),
    [format, carries],
  );
  const undo = () => setHistory(stepBack);
  const redo = () => setHistory(stepForward);
  useUndoKeys(undo, redo);
  return {
    entry,
    format,
    change,
    edit,
    /** Undefined if there is nothing to undo. */
    undo: history.past.length > 0 ? undo : undefined,
    redo: history.future.length > 0 ? redo : undefined,
    /** Whether a change to a tier also changes the later tiers. */
    carries,
    setCarries,
  };
}
