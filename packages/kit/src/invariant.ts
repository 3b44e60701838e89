/** A broken invariant is a mistake of ours, never a player's: it throws. */
export function invariant(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
