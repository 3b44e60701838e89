/** Adds the lists in a file to those in the browser. Existing lists never change, and only empty ones are removed. */

import type { ReadReport } from "../game-worker/shared/everything-file.ts";
import { type Draft, draftOf, freeName, MOST_DRAFTS, readDraft, withNew } from "../lists/drafts/drafts.ts";
import { listProblem, UNREADABLE_LISTS } from "../words/saved.ts";

interface Merged {
  readonly drafts: readonly Draft[];
  readonly report: ReadReport;
}

export function mergeLists(existing: readonly Draft[], given: readonly unknown[], newId: () => string): Merged {
  let drafts = existing;
  const read: string[] = [];
  const there: string[] = [];
  const unread: { name: string; reason: string }[] = [];
  // The newest list is first in the file, so add them from the last to the first.
  for (const value of given.toReversed()) {
    const draft = readDraft(value);
    if (!draft.ok) {
      const [first] = draft.problems;
      unread.push({ name: nameIn(value), reason: listProblem(first) });
    } else if (draftOf(drafts, draft.value.entry)) there.push(draft.value.name);
    else {
      const isTaken = drafts.some(({ id }) => id === draft.value.id);
      const name = freeName(drafts, draft.value.name);
      const next = withNew(drafts, { ...draft.value, name, ...(isTaken && { id: newId() }) });
      if (next) {
        drafts = next;
        read.push(name);
      } else unread.push({ name, reason: UNREADABLE_LISTS.noRoom({ most: MOST_DRAFTS }) });
    }
  }
  return { drafts, report: { read, there, unread } };
}

const nameIn = (value: unknown): string =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" && value.name !== ""
    ? value.name.slice(0, 60)
    : UNREADABLE_LISTS.nameless;
