/** The builder's start page: saved lists, a new list by format, ready-made lists, and imports. */
import { EDITIONS, type Edition } from "@broadside/rulebook/row";
import { type EntryDraft, FORMATS, type Format, formatById } from "@broadside/squads";
import { useState } from "react";
import type { Draft } from "../../lists/drafts/drafts.ts";
import { newEntry } from "../../lists/entry/entries.ts";
import { PageHeading } from "../../parts/page-heading.tsx";
import { BUILD, EXCHANGE } from "../../words/build/page.ts";
import { WORDS as HOME } from "../../words/home.ts";
import { LISTS } from "../../words/lists.ts";
import { PAGE_NAMES } from "../../words/shell.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import { DraftList } from "./draft-list.tsx";
import styles from "./home.module.css";
import { ReadyMadeLists } from "./ready-made-lists.tsx";

interface HomeProps {
  readonly drafts: readonly Draft[];
  /** Whether the address names a draft that doesn't exist. */
  readonly isMissing: boolean;
  start(name: string, entry: EntryDraft): void;
  openDraft(id: string): void;
  openImport(): void;
}

export function Home({ drafts, isMissing, start, openDraft, openImport }: HomeProps) {
  const latest = formatById(drafts[0]?.entry.format ?? "")?.edition;
  const [edition, setEdition] = useState<Edition>(latest ?? "1e");
  return (
    <div className={styles.home}>
      <PageHeading title={PAGE_NAMES["/build"]} />
      <p className="lead">{BUILD.lead}</p>
      {isMissing && (
        <p className="note" role="status">
          {BUILD.noSuchList}
        </p>
      )}
      <DraftList drafts={drafts} openDraft={openDraft} />
      <section className="stack" aria-labelledby="new-list">
        <h2 id="new-list">{drafts.length === 0 ? BUILD.startHere : BUILD.newList}</h2>
        <EditionChoice edition={edition} set={setEdition} />
        <ul className={styles.formats}>
          {FORMATS.filter((format) => format.edition === edition).map((format) => (
            <FormatCard key={format.id} format={format} start={() => start(format.name, newEntry(format))} />
          ))}
        </ul>
      </section>
      <ReadyMadeLists key={edition} edition={edition} start={start} />
      <section className="stack" aria-labelledby="import">
        <h2 id="import">{BUILD.elsewhere}</h2>
        <p>
          <button type="button" onClick={openImport}>
            {EXCHANGE.import}
          </button>{" "}
          <span className="quiet">{BUILD.importAbout}</span>
        </p>
      </section>
    </div>
  );
}

const EditionChoice = ({ edition, set }: { readonly edition: Edition; set(edition: Edition): void }) => (
  <div className="pills" role="radiogroup" aria-label={HOME.edition}>
    {EDITIONS.map((one) => (
      <label key={one}>
        <input className="cover" type="radio" name="edition" checked={one === edition} onChange={() => set(one)} />
        {EDITION_NAMES[one]}
      </label>
    ))}
  </div>
);

const FormatCard = ({ format, start }: { readonly format: Format; start(): void }) => (
  <li>
    <button type="button" className={`stack ${styles.format}`} onClick={start}>
      <b translate="no">{format.name}</b>
      <span>{LISTS.format(format.id)}</span>
    </button>
  </li>
);
