/** The table being edited, with undo and redo. The page's address always contains it. */
import type { Problem } from "@broadside/kit";
import { useCallback, useEffect, useState } from "react";
import { type History, newHistory, stepBack, stepForward, withChange } from "../../parts/undo.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { CORVETTE_RAID } from "./examples.ts";
import { holdsTable, makeLink, parseLink } from "./link.ts";

export interface TableHistory {
  readonly table: JudgedTable;
  /** Counts up whenever another table is opened. */
  readonly opened: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the opened link can't be read as a position. */
  readonly badLink: readonly Problem[];
  change(next: JudgedTable): void;
  /** Replaces the table. */
  open(next: JudgedTable): void;
  undo(): void;
  redo(): void;
}

export function useTableHistory(): TableHistory {
  const [history, setHistory] = useState<History<JudgedTable>>();
  const [opened, setOpened] = useState(0);
  const [badLink, setBadLink] = useState<readonly Problem[]>([]);

  // Opens the table in the address: when the page opens, and when someone pastes another link over the address.
  useEffect(() => {
    const read = async () => {
      const { hash } = window.location;
      if (!holdsTable(hash)) return setHistory((current) => current ?? newHistory(CORVETTE_RAID));
      const linked = await parseLink(hash);
      setBadLink(linked.ok ? [] : linked.problems);
      setHistory((current) =>
        !linked.ok ? (current ?? newHistory(CORVETTE_RAID)) : current ? withChange(current, linked.value) : newHistory(linked.value),
      );
      setOpened((count) => count + 1);
    };
    void read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  // Keeps the address up to date. A link that couldn't be read stays there until something changes.
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
  const change = useCallback((next: JudgedTable) => step((current) => withChange(current, next)), [step]);
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
    undo: useCallback(() => step(stepBack), [step]),
    redo: useCallback(() => step(stepForward), [step]),
  };
}
