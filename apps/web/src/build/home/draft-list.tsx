import { formatById } from "@broadside/squads";
import { useRef, useState } from "react";
import type { DraftStore } from "../../lists/drafts/draft-store.ts";
import { type Draft, renamed, withoutDraft, withSummary } from "../../lists/drafts/drafts.ts";
import { isEmpty } from "../../lists/entry/entries.ts";
import { TextField } from "../../parts/text-field.tsx";
import { draftId } from "../../start/draft-lists.ts";
import { PlayThis } from "../../start/play-this.tsx";
import { LISTS } from "../../words/build/page.ts";
import { LOCALE } from "../../words/language.ts";

interface DraftListProps {
  readonly store: DraftStore;
  openDraft(id: string): void;
}

/** The drafts in this browser, with buttons to open, rename, duplicate and delete them, and to undo a deletion. */
export function DraftList({ store, openDraft }: DraftListProps) {
  const { drafts, update, create } = store;
  const [deleted, setDeleted] = useState<{ readonly draft: Draft; readonly before: readonly string[] }>();
  const [naming, setNaming] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  if (drafts.length === 0 && !deleted) return undefined;
  const remove = (draft: Draft) => {
    setDeleted({ draft, before: drafts.slice(0, drafts.indexOf(draft)).map(({ id }) => id) });
    update((all) => withoutDraft(all, draft.id));
    requestAnimationFrame(() => undo.current?.focus());
  };
  const restore = () => {
    if (!deleted) return;
    update((all) => {
      const place = all.findLastIndex(({ id }) => deleted.before.includes(id)) + 1;
      return [...all.slice(0, place), deleted.draft, ...all.slice(place)];
    });
    setDeleted(undefined);
  };
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{LISTS.title}</h2>
      <ul className="build-plain">
        {drafts.map((draft) => (
          <li key={draft.id} className="build-draft">
            {naming === draft.id ? (
              <TextField
                label={LISTS.name}
                value={draft.name}
                startsHere
                set={(name) => update((all) => renamed(all, draft.id, name, Date.now()))}
                done={() => {
                  setNaming(undefined);
                  renameButton.current?.focus();
                }}
              />
            ) : (
              <button type="button" className="link-button build-draft-name" translate="no" onClick={() => openDraft(draft.id)}>
                {draft.name}
              </button>
            )}
            <DraftFacts draft={draft} />
            <span className="build-draft-tools">
              {draft.summary?.legal === true && !isEmpty(draft.entry) && (
                <PlayThis list={draftId(draft.id)} title={draft.name} entry={draft.entry} />
              )}
              <button
                ref={naming === draft.id ? renameButton : undefined}
                type="button"
                aria-label={naming === draft.id ? LISTS.saveName({ list: draft.name }) : LISTS.renameOne({ list: draft.name })}
                onClick={() => setNaming(naming === draft.id ? undefined : draft.id)}
              >
                {naming === draft.id ? LISTS.save : LISTS.rename}
              </button>
              <button
                type="button"
                aria-label={LISTS.duplicateOne({ list: draft.name })}
                onClick={() => {
                  const copy = create(draft.name, draft.entry);
                  const { summary } = draft;
                  if (copy && summary) update((all) => withSummary(all, copy.id, summary));
                }}
              >
                {LISTS.duplicate}
              </button>
              <button type="button" aria-label={LISTS.deleteOne({ list: draft.name })} onClick={() => remove(draft)}>
                {LISTS.delete}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="build-deleted">
        {deleted && (
          <>
            {LISTS.deleted({ list: deleted.draft.name })}{" "}
            <button ref={undo} type="button" onClick={restore}>
              {LISTS.undo}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

function DraftFacts({ draft }: { readonly draft: Draft }) {
  const { entry, summary } = draft;
  const format = formatById(entry.format);
  const isLegal = isEmpty(entry) ? undefined : summary?.legal;
  return (
    <span className="build-draft-facts">
      <span className="build-badge" data-legal={isLegal}>
        {isEmpty(entry) ? LISTS.empty : isLegal === undefined ? LISTS.notChecked : isLegal ? LISTS.legal : LISTS.illegal}
      </span>{" "}
      <span translate="no">{format?.name ?? entry.format}</span>
      {format && ` (${format.edition})`} · {summary && `${summary.spent} · `}
      <span translate="no">{dateOf(draft.changed)}</span>
    </span>
  );
}

const dateOf = (changed: number): string => new Date(changed).toLocaleDateString(LOCALE, { dateStyle: "medium" });
