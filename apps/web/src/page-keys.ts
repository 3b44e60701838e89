/** Keys that work wherever the keyboard is. */
import { type RefObject, useLayoutEffect } from "react";

/** Heard as soon as what they belong to is on the page: an effect after the painting would miss a quick hand. */
export function usePageKeys(press: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}

/** The key `/` leads to a field. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  usePageKeys((event) => {
    if (event.key !== "/" || isShortcut(event) || isIn(event, FIELDS) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    field.current?.select();
  });
}

export const FIELDS = "input, select, textarea";

/** Whether the keyboard is in one of these. */
export const isIn = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
