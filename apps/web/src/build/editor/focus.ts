/** Where the keyboard goes when what it stood on has moved or is gone. */

export const listElementId = (list: number): string => `list-${list}`;

/** The row of a ship, which it may share with equal ones. */
const rowOf = (list: number, ship: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-list="${list}"][data-ships~="${ship}"]`);

/** Once the page shows the change: the ship's row, or its list where there is none. */
export function focusShip(list: number, ship: number): void {
  requestAnimationFrame(() => (rowOf(list, ship) ?? document.getElementById(listElementId(list)))?.focus());
}

export function focusList(list: number): void {
  requestAnimationFrame(() => document.getElementById(listElementId(list))?.focus({ preventScroll: true }));
}

/** Where a fault leads to. */
export function jumpTo(list: number, ship?: number): void {
  const element = ship === undefined ? document.getElementById(listElementId(list)) : rowOf(list, ship);
  element?.scrollIntoView({ block: "center", behavior: "smooth" });
  element?.focus({ preventScroll: true });
}
