import { factionInWords } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import { type EntryDraft, formatById } from "@broadside/squads";
import { useEffect, useState } from "react";
import { PlayThis } from "../../play/start/play-this.tsx";
import { type ReadyMadeList, readyMadeLists } from "../../play/start/ready-made.ts";
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
        <h2>Start from a ready-made list</h2>
      </summary>
      {failed && <p className="note">The lists could not be loaded. Check your connection and open this again.</p>}
      {!failed && !lists && <p role="status">Loading…</p>}
      <ul className="build-plain build-formats">
        {lists?.map(({ id, title, about, entry }) => (
          <li key={id} className="build-ready-list">
            <button type="button" className="build-format" onClick={() => start(title, unstated(entry).entry)}>
              <b>{title}</b>
              <span>{about}</span>
              <span className="quiet">
                {formatById(entry.format)?.name} · {factionsIn(entry)}
              </span>
            </button>
            <PlayThis list={id} title={title} entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const factionsIn = ({ squads }: EntryDraft): string => [...new Set(squads.map(({ faction }) => factionInWords(faction)))].join(", ");
