/** The list builder: an overview of all drafts, or the editor for one. */
// Imported first, so that other style sheets can override these styles.
import "./build.css";
import type { Problem, Result } from "@broadside/kit";
import { type EntryDraft, formatById } from "@broadside/squads";
import { getRouteApi } from "@tanstack/react-router";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { useLoading } from "../browser/use-loading.ts";
import { loadCatalogue } from "../cards/catalogues.ts";
import { createDraft, useDrafts } from "../lists/drafts/draft-store.ts";
import { type Draft, draftOf, MOST_DRAFTS } from "../lists/drafts/drafts.ts";
import { asDraft, type ImportedList } from "../lists/exchange/importing.ts";
import { packedIn, unpackEntry } from "../lists/exchange/link.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { EDITOR } from "../words/build/editor.ts";
import { BUILD } from "../words/build/page.ts";
import { PAGE_NAMES } from "../words/shell.ts";
import { Editor } from "./editor/editor.tsx";
import { FileProblems, ImportDialog, useDroppedFiles } from "./exchange/import-dialog.tsx";
import { Home } from "./home/home.tsx";

const route = getRouteApi("/build");

export function BuildPage() {
  const { draft: id } = route.useSearch();
  const { openDraft, start } = useOpenDraft();
  const { drafts, refused, isFull } = useDrafts();
  const [importing, setImporting] = useState<{ readonly file?: File }>();
  const [notes, setNotes] = useState<{ readonly draft: string; readonly problems: readonly Problem[] }>();
  const badLink = useLinkedEntry(id, (lists) => {
    const { name, entry } = asDraft(lists);
    openDraft((draftOf(drafts, entry) ?? createDraft(name, entry))?.id, true);
  });
  useDroppedFiles((file) => setImporting({ file }));
  const openImport = () => setImporting({});
  const imported = ({ name, entry, notes: problems }: ImportedList) => {
    setImporting(undefined);
    const made = start(name, entry);
    if (made) setNotes({ draft: made.id, problems });
  };
  const draft = drafts.find((one) => one.id === id);
  return (
    <div className="build-page">
      <FileProblems title={BUILD.badLink} problems={badLink} />
      {refused && <p className="note">{BUILD.notSaving}</p>}
      {isFull && <TooMany />}
      {draft ? (
        <OpenDraft
          key={draft.id}
          draft={draft}
          notes={notes?.draft === draft.id ? notes.problems : []}
          leave={() => openDraft(undefined)}
          openImport={openImport}
        />
      ) : (
        <Home isMissing={id !== undefined} drafts={drafts} start={start} openDraft={openDraft} openImport={openImport} />
      )}
      {importing && <ImportDialog dropped={importing.file} close={() => setImporting(undefined)} imported={imported} />}
    </div>
  );
}

/** Opens a draft, a new draft, or the overview of all drafts. */
function useOpenDraft() {
  const navigate = route.useNavigate();
  const openDraft = (draft: string | undefined, replace = false): void =>
    void navigate({ search: draft === undefined ? {} : { draft }, hash: "", replace });
  const start = (name: string, entry: EntryDraft): Draft | undefined => {
    const made = createDraft(name, entry);
    if (made) openDraft(made.id);
    return made;
  };
  return { openDraft, start };
}

const TooMany = () => (
  <p className="note" role="alert" tabIndex={-1} ref={focusOn}>
    {BUILD.tooMany({ most: MOST_DRAFTS })}
  </p>
);

/** Focuses the note, which also scrolls it into view. */
const focusOn = (note: HTMLElement | null): void => note?.focus();

/** The editor. It opens once the cards of the draft's edition are loaded. */
function OpenDraft({ draft, ...rest }: Omit<ComponentProps<typeof Editor>, "format" | "loaded">) {
  const format = formatById(draft.entry.format);
  const loading = useLoading(format?.edition, loadCatalogue);
  if (format && loading.answer) return <Editor draft={draft} format={format} loaded={loading.answer} {...rest} />;
  return (
    <div className="build-waiting">
      <PageHeading title={PAGE_NAMES["/build"]} />
      <LoadFailed loads={[loading]} />
      {format ? (
        !loading.isFailed && <p role="status">{BUILD.loading}</p>
      ) : (
        <>
          <p className="note">{BUILD.unknownFormat({ format: draft.entry.format })}</p>
          <button type="button" onClick={rest.leave}>
            {EDITOR.allLists}
          </button>
        </>
      )}
    </div>
  );
}

/** Opens lists from the address. If the link is damaged, returns its problems until another draft is opened. */
function useLinkedEntry(draft: string | undefined, open: (entry: EntryDraft) => void): readonly Problem[] {
  const [damage, setDamage] = useState<{ readonly draft: string | undefined; readonly problems: readonly Problem[] }>();
  const take = useEffectEvent((entry: Result<EntryDraft>) => {
    if (entry.ok) open(entry.value);
    else setDamage({ draft, problems: entry.problems });
  });
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const packed = packedIn(window.location.hash);
      if (packed === undefined) return;
      const entry = await unpackEntry(packed);
      if (isWanted) take(entry);
    };
    void read();
    window.addEventListener("hashchange", read);
    return () => {
      isWanted = false;
      window.removeEventListener("hashchange", read);
    };
  }, []);
  return damage && damage.draft === draft ? damage.problems : [];
}
