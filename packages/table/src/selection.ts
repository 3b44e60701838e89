/** Selects two pieces in order: the ruler measures from the first to the second. */

/**
 * Returns the selection after a click on a piece or on the empty table. Clicking the first piece again changes nothing, and clicking any
 * other piece makes that the second. Clicking the empty table clears both.
 */
export function picked(selected: readonly string[], id: string | undefined): readonly string[] {
  if (id === undefined) return [];
  const [first] = selected;
  return first === undefined || first === id ? [id] : [first, id];
}

const ORDER = ["first", "second"] as const;
export type Order = (typeof ORDER)[number];

export const orderOf = (selected: readonly string[], id: string): Order | undefined => ORDER[selected.indexOf(id)];
