import type { Edition } from "@broadside/rulebook/row";
import { type EntryDraft, formatById, readyMadeLists } from "@broadside/squads";
import { useState } from "react";
import { useLoading } from "../../browser/use-loading.ts";
import { removeStatements } from "../../lists/entry/statements.ts";
import { LoadFailed } from "../../parts/load-failed.tsx";
import { PlayThis } from "../../start/play-this.tsx";
import { factionNames } from "../../words/build/cards.ts";
import { BUILD } from "../../words/build/page.ts";
import { NOTICES } from "../../words/shell.ts";
import styles from "./home.module.css";

interface ReadyMadeProps {
  readonly edition: Edition;
  start(name: string, entry: EntryDraft): void;
}

/** Legal lists to fly as they are or to change. */
export function ReadyMadeLists({ edition, start }: ReadyMadeProps) {
  const [isOpen, setOpen] = useState(false);
  const loading = useLoading(isOpen ? edition : undefined, readyMadeLists);
  return (
    <details className={styles.ready} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="build-summary">
        <h2>{BUILD.readyMade}</h2>
      </summary>
      <LoadFailed loads={[loading]} />
      {!loading.answer && !loading.isFailed && <p role="status">{NOTICES.loading}</p>}
      <ul className={styles.formats}>
        {loading.answer?.map(({ id, title, about, entry }) => (
          <li key={id} className={`stack ${styles.readyList}`}>
            <button type="button" className={`stack ${styles.format}`} onClick={() => start(title, removeStatements(entry).entry)}>
              <b translate="no">{title}</b>
              <span translate="no">{about}</span>
              <span className="quiet">
                <span translate="no">{formatById(entry.format)?.name}</span> · {factionNames(entry.squads.map(({ faction }) => faction))}
              </span>
            </button>
            <PlayThis list={id} title={title} entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}
