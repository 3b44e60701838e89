/** The table being worked on, with undo and redo, kept in the address. */
import type { Problem } from "@broadside/kit";
import { useCallback, useEffect, useState } from "react";
import { begin, changed, type History, redone, undone } from "../undo.ts";
import { CORVETTE_RAID } from "./examples.ts";
import type { JudgedTable } from "./judged-table.ts";
import { holdsTable, makeLink, parseLink } from "./link.ts";

export interface TableHistory {
  readonly table: JudgedTable;
  /** Grows with every table that is put in place of another. */
  readonly opened: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the link that was opened holds no position. */
  readonly badLink: readonly Problem[];
  change(next: JudgedTable): void;
  /** Another table instead. */
  open(next: JudgedTable): void;
  undo(): void;
  redo(): void;
}

export function useTableHistory(): TableHistory {
  const [history, setHistory] = useState<History<JudgedTable>>();
  const [opened, setOpened] = useState(0);
  const [badLink, setBadLink] = useState<readonly Problem[]>([]);

  // A link opened, or pasted over the address of the page.
  useEffect(() => {
    const read = async () => {
      const { hash } = window.location;
      if (!holdsTable(hash)) return setHistory((current) => current ?? begin(CORVETTE_RAID));
      const linked = await parseLink(hash);
      setBadLink(linked.ok ? [] : linked.problems);
      setHistory((current) =>
        !linked.ok ? (current ?? begin(CORVETTE_RAID)) : current ? changed(current, linked.value) : begin(linked.value),
      );
      setOpened((count) => count + 1);
    };
    void read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  // The address follows the table; a link that could not be read stays until something is changed.
  const isUntouched = history === undefined || (history.past.length === 0 && history.future.length === 0);
  const present = history?.present;
  useEffect(() => {
    if (!present || isUntouched) return;
    const wait = setTimeout(async () => {
      window.history.replaceState(window.history.state, "", await makeLink(present));
    }, 250);
    return () => clearTimeout(wait);
  }, [present, isUntouched]);

  const step = useCallback(
    (move: (history: History<JudgedTable>) => History<JudgedTable>) => setHistory((current) => current && move(current)),
    [],
  );
  const change = useCallback((next: JudgedTable) => step((current) => changed(current, next)), [step]);
  return {
    table: present ?? CORVETTE_RAID,
    opened,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    badLink,
    change,
    open: useCallback(
      (next: JudgedTable) => {
        change(next);
        setOpened((count) => count + 1);
      },
      [change],
    ),
    undo: useCallback(() => step(undone), [step]),
    redo: useCallback(() => step(redone), [step]),
  };
}
