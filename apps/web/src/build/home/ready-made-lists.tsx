import type { Edition } from "@broadside/rulebook/row";
import { type EntryDraft, formatById, type ReadyMadeList, readyMadeLists } from "@broadside/squads";
import { useEffect, useState } from "react";
import { removeStatements } from "../../lists/entry/statements.ts";
import { PlayThis } from "../../start/play-this.tsx";
import { factionNames } from "../../words/build/cards.ts";
import { BUILD } from "../../words/build/page.ts";
import { NOTICES } from "../../words/shell.ts";

interface ReadyMadeProps {
  readonly edition: Edition;
  start(name: string, entry: EntryDraft): void;
}

/** Legal lists to fly as they are or to change. */
export function ReadyMadeLists({ edition, start }: ReadyMadeProps) {
  const [isOpen, setOpen] = useState(false);
  const [lists, setLists] = useState<readonly ReadyMadeList[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let wanted = true;
    readyMadeLists(edition)
      .then((found) => wanted && setLists(found))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [edition, isOpen]);
  return (
    <details className="build-ready" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="build-summary">
        <h2>{BUILD.readyMade}</h2>
      </summary>
      {failed && <p className="note">{BUILD.listsNotLoaded}</p>}
      {!failed && !lists && <p role="status">{NOTICES.loading}</p>}
      <ul className="build-plain build-formats">
        {lists?.map(({ id, title, about, entry }) => (
          <li key={id} className="build-ready-list">
            <button type="button" className="build-format" onClick={() => start(title, removeStatements(entry).entry)}>
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
