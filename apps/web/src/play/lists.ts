/** Lists a seat can fly: ready-made ones, the browser's drafts, and what was opened or pasted. */
import type { EntryDraft } from "@broadside/squads";
import { useEffect, useState } from "react";
import { useDrafts } from "../build/drafts/draft-store.ts";

export const LIST_SOURCES = ["Ready-made", "My drafts", "Opened here"] as const;
type ListSource = (typeof LIST_SOURCES)[number];

export interface ListOffer {
  readonly id: string;
  readonly title: string;
  readonly source: ListSource;
  readonly entry: EntryDraft;
}

/** Those for a format; what was opened here is offered in any, and the check says whether it fits. */
export function useLists(format: string, opened: readonly ListOffer[]): readonly ListOffer[] {
  const [readyMade, setReadyMade] = useState<readonly ListOffer[]>([]);
  const { drafts } = useDrafts();
  useEffect(() => {
    let wanted = true;
    import("@broadside/squads/ready-made/1e")
      .then(({ READY_MADE }) => {
        if (wanted) setReadyMade(READY_MADE.map(({ id, title, entry }) => ({ id, title, entry, source: "Ready-made" })));
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  const own = drafts.map(({ id, name, entry }): ListOffer => ({ id: `draft ${id}`, title: name, entry, source: "My drafts" }));
  return [...[...readyMade, ...own].filter(({ entry }) => entry.format === format), ...opened];
}
