/** Lists from a file, put beside those that the browser keeps: no list is changed, and none goes in which something was chosen. */
import { type Draft, draftOf, freeName, MOST_DRAFTS, readDraft, withNew } from "../build/drafts/drafts.ts";
import { NO_LIST } from "../words/kept.ts";
import type { ReadReport } from "./everything-file.ts";

interface Merged {
  readonly drafts: readonly Draft[];
  readonly report: ReadReport;
}

export function mergeLists(kept: readonly Draft[], given: readonly unknown[], newId: () => string): Merged {
  let drafts = kept;
  const read: string[] = [];
  const there: string[] = [];
  const unread: { name: string; reason: string }[] = [];
  // The newest stands first in the file, so the last is put there first.
  for (const value of given.toReversed()) {
    const draft = readDraft(value);
    if (!draft.ok) {
      const [first] = draft.problems;
      unread.push({ name: nameIn(value), reason: first ? NO_LIST.because(first.path, first.reason) : NO_LIST.unreadable });
    } else if (draftOf(drafts, draft.value.entry)) there.push(draft.value.name);
    else {
      const isTaken = drafts.some(({ id }) => id === draft.value.id);
      const name = freeName(drafts, draft.value.name);
      const next = withNew(drafts, { ...draft.value, name, ...(isTaken && { id: newId() }) });
      if (next) {
        drafts = next;
        read.push(name);
      } else unread.push({ name, reason: NO_LIST.noRoom(MOST_DRAFTS) });
    }
  }
  return { drafts, report: { read, there, unread } };
}

const nameIn = (value: unknown): string =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" && value.name !== ""
    ? value.name.slice(0, 60)
    : NO_LIST.nameless;
