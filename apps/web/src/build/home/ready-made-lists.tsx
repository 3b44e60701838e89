import type { Edition } from "@broadside/rulebook/row";
import { type EntryDraft, formatById } from "@broadside/squads";
import { useEffect, useState } from "react";
import { PlayThis } from "../../play/start/play-this.tsx";
import { type ReadyMadeList, readyMadeLists } from "../../play/start/ready-made.ts";
import { CARDS } from "../../words/build/cards.ts";
import { WORDS } from "../../words/build/page.ts";
import { NOTICES } from "../../words/shell.ts";
import { unstated } from "../entry/statements.ts";

interface ReadyMadeProps {
  readonly edition: Edition;
  start(name: string, entry: EntryDraft): void;
}

/** Lists that are legal as they are, to fly or to change. */
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
        <h2>{WORDS.readyMade}</h2>
      </summary>
      {failed && <p className="note">{WORDS.listsNotLoaded}</p>}
      {!failed && !lists && <p role="status">{NOTICES.loading}</p>}
      <ul className="build-plain build-formats">
        {lists?.map(({ id, title, about, entry }) => (
          <li key={id} className="build-ready-list">
            <button type="button" className="build-format" onClick={() => start(title, unstated(entry).entry)}>
              <b translate="no">{title}</b>
              <span translate="no">{about}</span>
              <span className="quiet">
                <span translate="no">{formatById(entry.format)?.name}</span> · {CARDS.factions(entry.squads.map(({ faction }) => faction))}
              </span>
            </button>
            <PlayThis list={id} title={title} entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}
