/** Where building starts: the drafts kept, a new list by format, lists to start from, and lists from elsewhere. */
import { EDITIONS, type Edition } from "@broadside/rulebook/row";
import { type EntryDraft, FORMATS, type Format, formatById } from "@broadside/squads";
import { useState } from "react";
import { PageHeading } from "../../page-heading.tsx";
import { EDITION_NAMES } from "../../words/editions.ts";
import type { DraftStore } from "../drafts/draft-store.ts";
import { newEntry } from "../entry/entries.ts";
import { DraftList } from "./draft-list.tsx";
import { ReadyMadeLists } from "./ready-made-lists.tsx";
import "./home.css";

interface HomeProps {
  readonly store: DraftStore;
  /** Whether the address names a draft that is not there. */
  readonly isMissing: boolean;
  start(name: string, entry: EntryDraft): void;
  openDraft(id: string): void;
  openImport(): void;
}

export function Home({ store, isMissing, start, openDraft, openImport }: HomeProps) {
  const latest = formatById(store.drafts[0]?.entry.format ?? "")?.edition;
  const [edition, setEdition] = useState<Edition>(latest ?? "1e");
  const isNew = store.drafts.length === 0;
  return (
    <div className="build-home">
      <PageHeading title="Build" />
      <p className="lead">
        Build lists for Epic X-Wing: fleets with corvettes and wings, Escalation’s four tiers, a team’s lists. Every problem is told with
        its rule and what mends it.
      </p>
      {isMissing && (
        <p className="note" role="status">
          This browser has no such draft. Drafts stay where they were made; a share link carries lists elsewhere.
        </p>
      )}
      <DraftList store={store} openDraft={openDraft} />
      <section aria-labelledby="new-list">
        <h2 id="new-list">{isNew ? "Start here: choose a format" : "New list"}</h2>
        <div className="build-editions" role="radiogroup" aria-label="Edition">
          {EDITIONS.map((one) => (
            <label key={one}>
              <input type="radio" name="edition" checked={one === edition} onChange={() => setEdition(one)} />
              {EDITION_NAMES[one]}
            </label>
          ))}
        </div>
        <ul className="build-plain build-formats">
          {FORMATS.filter((format) => format.edition === edition).map((format) => (
            <FormatCard key={format.id} format={format} start={() => start(format.name, newEntry(format))} />
          ))}
        </ul>
      </section>
      <ReadyMadeLists key={edition} edition={edition} start={start} />
      <section aria-labelledby="import">
        <h2 id="import">From another program</h2>
        <p>
          <button type="button" onClick={openImport}>
            Import a list
          </button>{" "}
          <span className="quiet">Paste XWS, open a file, or drop one anywhere on this page.</span>
        </p>
      </section>
    </div>
  );
}

function FormatCard({ format, start }: { readonly format: Format; start(): void }) {
  return (
    <li>
      <button type="button" className="build-format" onClick={start}>
        <b>{format.name}</b>
        <span>{format.about}</span>
      </button>
    </li>
  );
}
