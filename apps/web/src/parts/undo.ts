/** Undo and redo, with their keyboard shortcuts. */
import { usePageKeys } from "../browser/page-keys.ts";

export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

const MOST_STEPS = 200;

export const newHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

export const withChange = <State>({ past, present }: History<State>, next: State): History<State> => ({
  past: [...past, present].slice(-MOST_STEPS),
  present: next,
  future: [],
});

export function stepBack<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  return previous === undefined ? history : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function stepForward<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
}

/** Handles Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), but not while the user is typing text or a dialog is open. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || isText(event.target) || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  });
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type='checkbox'], [type='radio']), textarea");
