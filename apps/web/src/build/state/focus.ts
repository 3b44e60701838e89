/** Moves the keyboard focus when the focused element has moved or is gone. */

export const listElementId = (list: number): string => `list-${list}`;

/** The row of a ship; matching ships share one. */
const rowOf = (list: number, ship: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-list="${list}"][data-ships~="${ship}"]`);

/** Waits until the page shows the change, then focuses the ship's row, or its list if it has no row. */
export function focusShip(list: number, ship: number): void {
  requestAnimationFrame(() => (rowOf(list, ship) ?? document.getElementById(listElementId(list)))?.focus());
}

export function focusList(list: number): void {
  requestAnimationFrame(() => document.getElementById(listElementId(list))?.focus({ preventScroll: true }));
}

/** Scrolls to the list or ship that has a problem. */
export function jumpTo(list: number, ship?: number): void {
  const element = ship === undefined ? document.getElementById(listElementId(list)) : rowOf(list, ship);
  element?.scrollIntoView({ block: "center", behavior: "smooth" });
  element?.focus({ preventScroll: true });
}
