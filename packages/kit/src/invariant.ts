/** Throws an error if an invariant is broken, which is always our mistake, never a player's. */
export function invariant(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
