/** The editor for one draft: its lists, the cards that fit, and the verdict. */
import type { Problem } from "@broadside/kit";
import type { Format } from "@broadside/squads";
import { useCallback, useMemo, useState } from "react";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import type { LoadedCatalogue } from "../../cards/catalogues.ts";
import type { Draft } from "../../lists/drafts/drafts.ts";
import { addList, isEmpty } from "../../lists/entry/entries.ts";
import { Check } from "../../parts/check.tsx";
import { placed } from "../../parts/placed.ts";
import { EDITOR } from "../../words/build/editor.ts";
import { FINDER } from "../../words/build/finder.ts";
import { problemOfFile } from "../../words/build/page.ts";
import { WORDS as PARTS } from "../../words/parts.ts";
import { Finder } from "../finder/finder.tsx";
import { ListColumn } from "../list/list-column.tsx";
import {
  type Builder,
  BuilderContext,
  type ChangedPlace,
  type Dialog,
  type Finding,
  OpenSlotContext,
  TouchedContext,
  useBuilder,
} from "../state/builder.ts";
import { PreviewProvider } from "../state/preview.tsx";
import { DicePanel } from "../verdict/dice-panel.tsx";
import { PickedShip } from "../verdict/picked-ship.tsx";
import { VerdictPanel } from "../verdict/verdict-panel.tsx";
import styles from "./editor.module.css";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { Head } from "./head.tsx";
import { ObstaclesPanel } from "./obstacles-panel.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { SheetTabs } from "./sheet-tabs.tsx";
import { type EditedDraft, useEditedDraft } from "./use-edited-draft.ts";
import { useFinding } from "./use-finding.ts";

interface EditorProps {
  /** The draft as it is saved. Another window may change it while it is open here. */
  readonly draft: Draft;
  readonly format: Format;
  readonly loaded: LoadedCatalogue;
  /** The notes of its import. */
  readonly notes: readonly Problem[];
  leave(): void;
  openImport(): void;
}

export function Editor({ draft, format: first, loaded, notes, leave, openImport }: EditorProps) {
  useWholeScreen();
  const { edited, change, edit, setName, undo, redo, ...state } = useEditedDraft({ draft, format: first, catalogue: loaded.catalogue });
  const [touched, setTouched] = useState<ChangedPlace>({ list: 0 });
  const [opened, setOpened] = useState<Dialog>();
  const [said, say] = useState("");
  const columns = useFinding();
  const { finding, find, sheet } = columns;
  const touch = useCallback((list: number, ship?: number) => setTouched({ list, ship }), []);
  const builder = useMemo<Builder>(
    () => ({ ...edited, change, edit, touch, find, open: setOpened, say }),
    [edited, change, edit, touch, find],
  );
  return (
    <BuilderContext value={builder}>
      <TouchedContext value={touched}>
        <PreviewProvider>
          <div className="build-desk" data-sheet={sheet} data-legal={edited.verdict.legal || isEmpty(edited.entry)}>
            <Head id={draft.id} setName={setName} leave={leave} undo={undo} redo={redo} openImport={openImport} />
            <p role="status" className="visually-hidden">
              {said}
            </p>
            <aside className={`column build-left ${styles.pane}`} aria-label={FINDER.label}>
              <Finder draft={draft.id} {...columns} />
            </aside>
            <Middle {...state} notes={notes} slot={finding.slot} />
            <aside className={`column build-right ${styles.pane}`} aria-label={EDITOR.verdict}>
              <PickedShip />
              <VerdictPanel refused={loaded.refused} />
              <DicePanel />
            </aside>
            <SheetTabs sheet={sheet} hasSlot={finding.slot !== undefined} show={columns.showSheet} />
          </div>
        </PreviewProvider>
        {opened && <EditorDialogs opened={opened} close={() => setOpened(undefined)} />}
      </TouchedContext>
    </BuilderContext>
  );
}

interface MiddleProps extends Pick<EditedDraft, "carries" | "setCarries" | "isTakenOver" | "dismiss">, Pick<EditorProps, "notes"> {
  /** The slot being filled. */
  readonly slot: Finding["slot"];
}

/** The column with the lists, and with what applies to all of them. */
function Middle({ notes, slot, carries, setCarries, isTakenOver, dismiss }: MiddleProps) {
  const { format } = useBuilder();
  return (
    <div className={`column build-middle ${styles.pane}`}>
      {isTakenOver && (
        <p className="note" role="status">
          {EDITOR.takenOver}{" "}
          <button type="button" onClick={dismiss}>
            {PARTS.close}
          </button>
        </p>
      )}
      {notes.length > 0 && (
        <details className="note" open>
          <summary>{EDITOR.imported({ notes: notes.length })}</summary>
          <ul>
            {placed(notes).map(({ at, item: { path, reason } }) => (
              <li key={at}>{problemOfFile(path, reason)}</li>
            ))}
          </ul>
        </details>
      )}
      {format.inclusion && <Check className="row build-check" label={EDITOR.carryUp} isOn={carries} set={setCarries} />}
      <OpenSlotContext value={slot}>
        <Lists />
      </OpenSlotContext>
      <ObstaclesPanel />
      <OptionsPanel />
    </div>
  );
}

/** The draft's lists. A format may need several. */
function Lists() {
  const { entry, format, change } = useBuilder();
  const { least, called } = format.lists;
  return (
    <>
      {placed(entry.squads).map(({ at }) => (
        <ListColumn key={at} list={at} />
      ))}
      {entry.squads.length < least && (
        <button type="button" onClick={() => change(addList(entry, format))}>
          {EDITOR.addList[called]({ number: entry.squads.length + 1 })}
        </button>
      )}
    </>
  );
}
