/** Where the keyboard goes when what it stood on has moved or is gone. */

/** Where a fault of a ship leads to. */
export const shipElementId = (list: number, ship: number): string => `ship-${list}-${ship}`;
export const listElementId = (list: number): string => `list-${list}`;

/** Once the page shows the change: a part of a ship's card, the card, or its list where the card is not there. */
export function focusShip(list: number, ship: number, part?: string): void {
  requestAnimationFrame(() => {
    const card = document.getElementById(shipElementId(list, ship));
    const wanted = part === undefined ? undefined : card?.querySelector<HTMLButtonElement>(`[data-part="${part}"]:enabled`);
    (wanted ?? card ?? document.getElementById(listElementId(list)))?.focus();
  });
}

export function focusList(list: number): void {
  requestAnimationFrame(() => document.getElementById(listElementId(list))?.focus({ preventScroll: true }));
}

export function jumpTo(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: "center", behavior: "smooth" });
  element?.focus({ preventScroll: true });
}
