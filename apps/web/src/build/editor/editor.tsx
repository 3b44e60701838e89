/** The editor for one draft: its lists, the cards that fit, and the verdict. */
import type { Problem } from "@broadside/kit";
import { checkEntry, type EntryDraft, FORMATS, type Format, type SquadDraft } from "@broadside/squads";
import { useCallback, useMemo, useState } from "react";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import type { LoadedCatalogue } from "../../cards/catalogues.ts";
import { useAutosave } from "../../lists/drafts/autosave.ts";
import type { Draft, DraftSummary } from "../../lists/drafts/drafts.ts";
import { addList, isEmpty, withSquad } from "../../lists/entry/entries.ts";
import { addStatements } from "../../lists/entry/statements.ts";
import { carriedUp } from "../../lists/entry/tiers.ts";
import { placed } from "../../parts/placed.ts";
import { newHistory, stepBack, stepForward, useUndoKeys, withChange } from "../../parts/undo.ts";
import { spentInWords } from "../../words/build/cards.ts";
import { EDITOR } from "../../words/build/editor.ts";
import { FINDER } from "../../words/build/finder.ts";
import { ProblemList } from "../exchange/import-dialog.tsx";
import { Finder } from "../finder/finder.tsx";
import { ListColumn } from "../list/list-column.tsx";
import { type Builder, BuilderContext, type ChangedPlace, type Dialog, OpenSlotContext, TouchedContext } from "../state/builder.ts";
import { PreviewProvider } from "../state/preview.tsx";
import { DicePanel } from "../verdict/dice-panel.tsx";
import { PickedShip } from "../verdict/picked-ship.tsx";
import { VerdictPanel } from "../verdict/verdict-panel.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { Head } from "./head.tsx";
import { ObstaclesPanel } from "./obstacles-panel.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { SheetTabs } from "./sheet-tabs.tsx";
import { useFinding } from "./use-finding.ts";
import "./editor.css";
import { WORDS as PARTS } from "../../words/parts.ts";

interface EditorProps {
  /** The draft as it is saved. Another window may change it while it is open here. */
  readonly draft: Draft;
  readonly format: Format;
  readonly loaded: LoadedCatalogue;
  /** How many drafts there are. */
  readonly count: number;
  /** The notes of its import. */
  readonly notes: readonly Problem[];
  /** Returns false and saves nothing if another window has saved a state newer than `since`. */
  save(draft: Draft, since: number): boolean;
  summarize(summary: DraftSummary): void;
  leave(): void;
  openImport(): void;
}

export function Editor({ draft, format: first, loaded, count, notes, save, summarize, leave, openImport }: EditorProps) {
  useWholeScreen();
  const [history, setHistory] = useState(() => newHistory(draft.entry));
  const [name, setName] = useState(draft.name);
  const [touched, setTouched] = useState<ChangedPlace>({ list: 0 });
  const [opened, setOpened] = useState<Dialog>();
  const [carries, setCarries] = useState(true);
  const [said, say] = useState("");
  const [isTakenOver, setTakenOver] = useState(false);
  const columns = useFinding();
  const { finding, find, sheet } = columns;
  const { catalogue, refused } = loaded;
  const entry = history.present;
  const format = FORMATS.find(({ id }) => id === entry.format) ?? first;
  const { verdict } = useMemo(
    () => checkEntry(addStatements(entry, name, format, catalogue), format, catalogue),
    [entry, name, format, catalogue],
  );

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
  const touch = useCallback((list: number, ship?: number) => setTouched({ list, ship }), []);
  const undo = useCallback(() => setHistory(stepBack), []);
  const redo = useCallback(() => setHistory(stepForward), []);
  useUndoKeys(undo, redo);
  const { legal } = verdict;
  const spent = spentInWords(verdict, format);
  const summary = useMemo(() => ({ legal, spent }), [legal, spent]);
  const takeOver = useCallback((other: Draft) => {
    setHistory((current) => withChange(current, other.entry));
    setName(other.name);
    setTakenOver(true);
  }, []);
  useAutosave({ ...draft, name, entry, summary }, draft, { save, summarize, takeOver });

  const builder = useMemo<Builder>(
    () => ({ entry, format, catalogue, verdict, change, edit, touch, find, open: setOpened, say }),
    [entry, format, catalogue, verdict, change, edit, touch, find],
  );
  return (
    <BuilderContext value={builder}>
      <TouchedContext value={touched}>
        <PreviewProvider>
          <div className="build-desk" data-sheet={sheet} data-legal={verdict.legal || isEmpty(entry)}>
            <Head
              id={draft.id}
              name={name}
              count={count}
              setName={setName}
              leave={leave}
              undo={history.past.length > 0 ? undo : undefined}
              redo={history.future.length > 0 ? redo : undefined}
              openImport={openImport}
            />
            <p role="status" className="visually-hidden">
              {said}
            </p>
            <aside className="build-left" aria-label={FINDER.label}>
              <Finder
                draft={draft.id}
                finding={finding}
                asked={columns.asked}
                show={columns.show}
                back={columns.back}
                taken={columns.taken}
              />
            </aside>
            <div className="build-middle">
              <EditorNotes notes={notes} isTakenOver={isTakenOver} close={() => setTakenOver(false)} />
              {format.inclusion && (
                <label className="build-check">
                  <input type="checkbox" checked={carries} onChange={() => setCarries(!carries)} />
                  {EDITOR.carryUp}
                </label>
              )}
              <OpenSlotContext value={finding.slot}>
                {placed(entry.squads).map(({ at }) => (
                  <ListColumn key={at} list={at} />
                ))}
              </OpenSlotContext>
              {entry.squads.length < format.lists.least && (
                <button type="button" onClick={() => change(addList(entry, format))}>
                  {EDITOR.addList[format.lists.called]({ number: entry.squads.length + 1 })}
                </button>
              )}
              <ObstaclesPanel />
              <OptionsPanel />
            </div>
            <aside className="build-right" aria-label={EDITOR.verdict}>
              <PickedShip />
              <VerdictPanel refused={refused} name={name} />
              <DicePanel />
            </aside>
            <SheetTabs sheet={sheet} hasSlot={finding.slot !== undefined} show={columns.showSheet} />
          </div>
        </PreviewProvider>
        {opened && <EditorDialogs opened={opened} name={name} close={() => setOpened(undefined)} />}
      </TouchedContext>
    </BuilderContext>
  );
}

interface EditorNotesProps {
  readonly notes: readonly Problem[];
  readonly isTakenOver: boolean;
  close(): void;
}

function EditorNotes({ notes, isTakenOver, close }: EditorNotesProps) {
  return (
    <>
      {isTakenOver && (
        <p className="note" role="status">
          {EDITOR.takenOver}{" "}
          <button type="button" onClick={close}>
            {PARTS.close}
          </button>
        </p>
      )}
      {notes.length > 0 && (
        <details className="note" open>
          <summary>{EDITOR.imported({ notes: notes.length })}</summary>
          <ProblemList problems={notes} />
        </details>
      )}
    </>
  );
}
