/** The list builder: an overview of all drafts, or the editor for one. */
// Imported first, so that other style sheets can override these styles.
import "../parts/parts.css";
import "./build.css";
import type { Problem } from "@broadside/kit";
import { type EntryDraft, formatById } from "@broadside/squads";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { type LoadedCatalogue, loadCatalogue } from "../cards/catalogues.ts";
import { useDrafts } from "../lists/drafts/draft-store.ts";
import { type Draft, type DraftSummary, draftOf, MOST_DRAFTS, withNext, withSummary } from "../lists/drafts/drafts.ts";
import { asDraft } from "../lists/exchange/importing.ts";
import { packedIn, unpackEntry } from "../lists/exchange/link.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { EDITOR } from "../words/build/editor.ts";
import { BUILD } from "../words/build/page.ts";
import { PAGE_NAMES } from "../words/shell.ts";
import { Editor } from "./editor/editor.tsx";
import { ImportDialog, ProblemList, useDroppedFiles } from "./exchange/import-dialog.tsx";
import { Home } from "./home/home.tsx";

const route = getRouteApi("/build");

export function BuildPage() {
  const { draft: id } = route.useSearch();
  const navigate = route.useNavigate();
  const store = useDrafts();
  const { update, create } = store;
  const [importing, setImporting] = useState<{ readonly file?: File }>();
  const [notes, setNotes] = useState<{ readonly draft: string; readonly problems: readonly Problem[] }>();
  const openDraft = useCallback(
    (draft: string | undefined, replace = false) => void navigate({ search: draft === undefined ? {} : { draft }, hash: "", replace }),
    [navigate],
  );
  const start = useCallback(
    (name: string, entry: EntryDraft) => {
      const made = create(name, entry);
      if (made) openDraft(made.id);
    },
    [create, openDraft],
  );
  const badLink = useLinkedEntry(
    useCallback(
      (lists) => {
        const { name, entry } = asDraft(lists);
        openDraft((draftOf(store.drafts, entry) ?? create(name, entry))?.id, true);
      },
      [store.drafts, create, openDraft],
    ),
    id,
  );
  useDroppedFiles((file) => setImporting({ file }));
  const save = useCallback(
    (next: Draft, since: number) => {
      let isSaved = false;
      update((all) => {
        const changed = withNext(all, next, since);
        isSaved = changed !== all;
        return changed;
      });
      return isSaved;
    },
    [update],
  );
  const draft = store.drafts.find((one) => one.id === id);
  return (
    <div className="build-page">
      {badLink.length > 0 && (
        <div className="note" role="alert">
          <p>
            <strong>{BUILD.badLink}</strong>
          </p>
          <ProblemList problems={badLink} />
        </div>
      )}
      {store.refused && <p className="note">{BUILD.notSaving}</p>}
      {store.isFull && (
        <p className="note" role="alert" tabIndex={-1} ref={focusOn}>
          {BUILD.tooMany({ most: MOST_DRAFTS })}
        </p>
      )}
      {draft ? (
        <OpenDraft
          key={draft.id}
          draft={draft}
          count={store.drafts.length}
          notes={notes?.draft === draft.id ? notes.problems : []}
          save={save}
          summarize={(summary) => update((all) => withSummary(all, draft.id, summary))}
          leave={() => openDraft(undefined)}
          openImport={() => setImporting({})}
        />
      ) : (
        <Home isMissing={id !== undefined} store={store} start={start} openDraft={openDraft} openImport={() => setImporting({})} />
      )}
      {importing && (
        <ImportDialog
          dropped={importing.file}
          close={() => setImporting(undefined)}
          imported={({ name, entry, notes: problems }) => {
            const made = create(name, entry);
            setImporting(undefined);
            if (!made) return;
            setNotes({ draft: made.id, problems });
            openDraft(made.id);
          }}
        />
      )}
    </div>
  );
}

/** Focuses the note, which also scrolls it into view. */
const focusOn = (note: HTMLElement | null): void => note?.focus();

interface OpenDraftProps {
  readonly draft: Draft;
  /** How many drafts there are. */
  readonly count: number;
  readonly notes: readonly Problem[];
  save(draft: Draft, since: number): boolean;
  summarize(summary: DraftSummary): void;
  leave(): void;
  openImport(): void;
}

/** The editor. It opens once the cards of the draft's edition are loaded. */
function OpenDraft({ draft, ...rest }: OpenDraftProps) {
  const format = formatById(draft.entry.format);
  const edition = format?.edition;
  const [loaded, setLoaded] = useState<LoadedCatalogue>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (edition === undefined) return;
    let wanted = attempt >= 0;
    loadCatalogue(edition)
      .then((catalogue) => wanted && setLoaded(catalogue))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [edition, attempt]);
  if (format && loaded) return <Editor draft={draft} format={format} loaded={loaded} {...rest} />;
  return (
    <div className="build-waiting">
      <PageHeading title={PAGE_NAMES["/build"]} />
      {!format && <p className="note">{BUILD.unknownFormat({ format: draft.entry.format })}</p>}
      {failed ? (
        <p className="note" role="alert">
          {BUILD.notLoaded}{" "}
          <button
            type="button"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {BUILD.tryAgain}
          </button>
        </p>
      ) : (
        format && <p role="status">{BUILD.loading}</p>
      )}
      {!format && (
        <button type="button" onClick={rest.leave}>
          {EDITOR.allLists}
        </button>
      )}
    </div>
  );
}

/** Opens lists from the address. If the link is damaged, returns its problems until another draft is opened. */
function useLinkedEntry(open: (entry: EntryDraft) => void, draft: string | undefined): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [shownWith, setShownWith] = useState(draft);
  if (draft !== shownWith) {
    setShownWith(draft);
    setProblems([]);
  }
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const packed = packedIn(window.location.hash);
      if (packed === undefined) return;
      const entry = await unpackEntry(packed);
      if (!wanted) return;
      setProblems(entry.ok ? [] : entry.problems);
      if (entry.ok) open(entry.value);
    };
    void read();
    window.addEventListener("hashchange", read);
    return () => {
      wanted = false;
      window.removeEventListener("hashchange", read);
    };
  }, [open]);
  return problems;
}
