import { formatById } from "@broadside/squads";
import { useRef, useState } from "react";
import { changeDrafts, createDraft, summarizeDraft } from "../../lists/drafts/draft-store.ts";
import { type Draft, renamed, withoutDraft } from "../../lists/drafts/drafts.ts";
import { isEmpty } from "../../lists/entry/entries.ts";
import { TextField } from "../../parts/text-field.tsx";
import { draftId } from "../../start/draft-lists.ts";
import { PlayThis } from "../../start/play-this.tsx";
import { LISTS } from "../../words/build/page.ts";
import { LOCALE } from "../../words/language.ts";
import styles from "./draft-list.module.css";
import homeStyles from "./home.module.css";

/** The drafts in this browser, with buttons to open, rename, duplicate and delete them, and to undo a deletion. */
export function DraftList({ drafts, openDraft }: { readonly drafts: readonly Draft[]; openDraft(id: string): void }) {
  const [deleted, setDeleted] = useState<{ readonly draft: Draft; readonly before: readonly string[] }>();
  const undo = useRef<HTMLButtonElement>(null);
  if (drafts.length === 0 && !deleted) return undefined;
  const remove = (draft: Draft) => {
    setDeleted({ draft, before: drafts.slice(0, drafts.indexOf(draft)).map(({ id }) => id) });
    changeDrafts((all) => withoutDraft(all, draft.id));
    requestAnimationFrame(() => undo.current?.focus());
  };
  const restore = () => {
    if (!deleted) return;
    changeDrafts((all) => {
      const place = all.findLastIndex(({ id }) => deleted.before.includes(id)) + 1;
      return [...all.slice(0, place), deleted.draft, ...all.slice(place)];
    });
    setDeleted(undefined);
  };
  return (
    <section className="stack" aria-labelledby="drafts">
      <h2 id="drafts">{LISTS.title}</h2>
      <ul>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} open={() => openDraft(draft.id)} remove={() => remove(draft)} />
        ))}
      </ul>
      <p role="status" className={homeStyles.deleted}>
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

interface DraftRowProps {
  readonly draft: Draft;
  open(): void;
  remove(): void;
}

function DraftRow({ draft, open, remove }: DraftRowProps) {
  const { id, name, entry, summary } = draft;
  const [isNaming, setNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const finishNaming = () => {
    setNaming(false);
    renameButton.current?.focus();
  };
  return (
    <li className={homeStyles.draft}>
      {isNaming ? (
        <NameField draft={draft} done={finishNaming} />
      ) : (
        <button type="button" className={"link-button"} translate="no" onClick={open}>
          {name}
        </button>
      )}
      <DraftFacts draft={draft} />
      <span className={`row wrap ${homeStyles.draftTools}`}>
        {summary?.legal === true && !isEmpty(entry) && <PlayThis list={draftId(id)} title={name} entry={entry} />}
        <button
          ref={renameButton}
          type="button"
          aria-label={isNaming ? LISTS.saveName({ list: name }) : LISTS.renameOne({ list: name })}
          onClick={() => setNaming(!isNaming)}
        >
          {isNaming ? LISTS.save : LISTS.rename}
        </button>
        <button type="button" aria-label={LISTS.duplicateOne({ list: name })} onClick={() => duplicate(draft)}>
          {LISTS.duplicate}
        </button>
        <button type="button" aria-label={LISTS.deleteOne({ list: name })} onClick={remove}>
          {LISTS.delete}
        </button>
      </span>
    </li>
  );
}

const NameField = ({ draft: { id, name }, done }: { readonly draft: Draft; done(): void }) => (
  <TextField
    label={LISTS.name}
    value={name}
    startsHere
    set={(next) => changeDrafts((all) => renamed(all, id, next, Date.now()))}
    done={done}
  />
);

function duplicate({ name, entry, summary }: Draft): void {
  const copy = createDraft(name, entry);
  if (copy && summary) summarizeDraft(copy.id, summary);
}

function DraftFacts({ draft }: { readonly draft: Draft }) {
  const { entry, summary } = draft;
  const format = formatById(entry.format);
  const isLegal = isEmpty(entry) ? undefined : summary?.legal;
  return (
    <span className="quiet">
      <span className={styles.badge} data-legal={isLegal}>
        {isEmpty(entry) ? LISTS.empty : isLegal === undefined ? LISTS.notChecked : isLegal ? LISTS.legal : LISTS.illegal}
      </span>{" "}
      <span translate="no">{format?.name ?? entry.format}</span>
      {format && ` (${format.edition})`} · {summary && `${summary.spent} · `}
      <span translate="no">{dateOf(draft.changed)}</span>
    </span>
  );
}

const dateOf = (changed: number): string => new Date(changed).toLocaleDateString(LOCALE, { dateStyle: "medium" });
