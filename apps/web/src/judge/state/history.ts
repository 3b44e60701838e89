/** The table being edited, with undo and redo. The page's address always contains it. */
import type { Problem } from "@broadside/kit";
import { useEffect, useEffectEvent, useState } from "react";
import { type History, newHistory, stepBack, stepForward, withChange } from "../../parts/undo.ts";
import { CORVETTE_RAID } from "../pieces/examples.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
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
  const present = history?.present;
  const canUndo = history !== undefined && history.past.length > 0;
  const canRedo = history !== undefined && history.future.length > 0;
  const step = (move: (history: History<JudgedTable>) => History<JudgedTable>) => setHistory((current) => current && move(current));
  const change = (next: JudgedTable) => step((current) => withChange(current, next));
  const badLink = useLinkedTable((linked) => {
    setHistory((current) => (linked && current ? withChange(current, linked) : (current ?? newHistory(linked ?? CORVETTE_RAID))));
    if (linked) setOpened((count) => count + 1);
  });
  // A link that couldn't be read stays in the address until something changes.
  useAddressOf(canUndo || canRedo ? present : undefined);
  return {
    table: present ?? CORVETTE_RAID,
    opened,
    canUndo,
    canRedo,
    badLink,
    change,
    open: (next) => {
      change(next);
      setOpened((count) => count + 1);
    },
    undo: () => step(stepBack),
    redo: () => step(stepForward),
  };
}

/**
 * Opens the table in the address: when the page opens, and when someone pastes another link over the address. `open` gets undefined if the
 * address has no table. Returns why the link can't be read.
 */
function useLinkedTable(open: (table: JudgedTable | undefined) => void): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const take = useEffectEvent(open);
  useEffect(() => {
    const read = async () => {
      const { hash } = window.location;
      if (!holdsTable(hash)) return take(undefined);
      const linked = await parseLink(hash);
      setProblems(linked.ok ? [] : linked.problems);
      take(linked.ok ? linked.value : undefined);
    };
    void read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return problems;
}

/** Keeps the address up to date. */
function useAddressOf(table: JudgedTable | undefined): void {
  useEffect(() => {
    if (!table) return;
    const wait = setTimeout(async () => {
      window.history.replaceState(window.history.state, "", await makeLink(table));
    }, 250);
    return () => clearTimeout(wait);
  }, [table]);
}
