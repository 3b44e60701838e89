/** Choosing two pieces in order: the first is measured from, the second to. */

/**
 * The selection after a click on a piece, or on the empty table. The first piece clicked again is left alone,
 * any other becomes the second; the empty table clears both.
 */
export function picked(selected: readonly string[], id: string | undefined): readonly string[] {
  if (id === undefined) return [];
  const [first] = selected;
  return first === undefined || first === id ? [id] : [first, id];
}

const ORDER = ["first", "second"] as const;
export type Order = (typeof ORDER)[number];

export const orderOf = (selected: readonly string[], id: string): Order | undefined => ORDER[selected.indexOf(id)];
