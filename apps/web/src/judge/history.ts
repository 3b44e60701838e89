/** The position being worked on, with undo and redo, kept in the address. */
import type { Problem } from "@broadside/kit";
import type { Position } from "@broadside/position";
import { useCallback, useEffect, useState } from "react";
import { begin, changed, type History, redone, undone } from "../undo.ts";
import { WING_ATTACK } from "./examples.ts";
import { packedIn, packPosition, unpackPosition } from "./link.ts";

export interface PositionHistory {
  readonly position: Position;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the link that was opened holds no position. */
  readonly badLink: readonly Problem[];
  change(next: Position): void;
  undo(): void;
  redo(): void;
}

export function usePosition(): PositionHistory {
  const [history, setHistory] = useState<History<Position>>();
  const [badLink, setBadLink] = useState<readonly Problem[]>([]);

  // A link opened, or pasted over the address of the page.
  useEffect(() => {
    const open = async () => {
      const packed = packedIn(window.location.hash);
      if (packed === undefined) return setHistory((current) => current ?? begin(WING_ATTACK));
      const read = await unpackPosition(packed);
      setBadLink(read.ok ? [] : read.problems);
      setHistory((current) => (!read.ok ? (current ?? begin(WING_ATTACK)) : current ? changed(current, read.value) : begin(read.value)));
    };
    void open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);

  // The address follows the position; a link that could not be read stays until something is changed.
  const isUntouched = history === undefined || (history.past.length === 0 && history.future.length === 0);
  const present = history?.present;
  useEffect(() => {
    if (!present || isUntouched) return;
    const wait = setTimeout(async () => {
      window.history.replaceState(window.history.state, "", await packPosition(present));
    }, 250);
    return () => clearTimeout(wait);
  }, [present, isUntouched]);

  const step = useCallback(
    (move: (history: History<Position>) => History<Position>) => setHistory((current) => current && move(current)),
    [],
  );
  return {
    position: present ?? WING_ATTACK,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    badLink,
    change: useCallback((next: Position) => step((current) => changed(current, next)), [step]),
    undo: useCallback(() => step(undone), [step]),
    redo: useCallback(() => step(redone), [step]),
  };
}
