import { factionInWords } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import { type EntryDraft, formatById } from "@broadside/squads";
import { useEffect, useState } from "react";
import { unstated } from "../entry/statements.ts";

interface ReadyMadeList {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly entry: EntryDraft;
}

const LISTS: Readonly<Record<Edition, () => Promise<{ readonly READY_MADE: readonly ReadyMadeList[] }>>> = {
  "1e": () => import("@broadside/squads/ready-made/1e"),
  "2.0": () => import("@broadside/squads/ready-made/2.0"),
  "2.5": () => import("@broadside/squads/ready-made/2.5"),
};

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
    LISTS[edition]()
      .then(({ READY_MADE }) => wanted && setLists(READY_MADE))
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
          <li key={id}>
            <button type="button" className="build-format" onClick={() => start(title, unstated(entry).entry)}>
              <b>{title}</b>
              <span>{about}</span>
              <span className="quiet">
                {formatById(entry.format)?.name} · {factionsIn(entry)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const factionsIn = ({ squads }: EntryDraft): string => [...new Set(squads.map(({ faction }) => factionInWords(faction)))].join(", ");
