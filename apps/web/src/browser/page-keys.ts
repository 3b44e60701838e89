/** Keyboard shortcuts that work anywhere on the page. */
import { type RefObject, useLayoutEffect } from "react";

/** Listens for keys anywhere on the page. Uses a layout effect, so that keys pressed right after the page appears aren't missed. */
export function usePageKeys(press: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}

/** The key `/` focuses a field. First, it calls `prepare`. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, prepare?: () => void): void {
  usePageKeys((event) => {
    if (event.key !== "/" || isShortcut(event) || isIn(event, FIELDS) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    prepare?.();
    field.current?.select();
  });
}

export const FIELDS = "input, select, textarea";

/** Whether the focus is in an element that matches the selector. */
export const isIn = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
