/** What is read of a list file at most; it may come from anyone. */
export const LIST_LIMITS = {
  characters: 1_000_000,
  depth: 20,
  squads: 16,
  ships: 120,
  upgrades: 40,
  problems: 100,
  text: 500,
} as const;

/** Of one program's data in a list: deeper, and the list that we write around it could not be read again. */
export const VENDOR_LIMITS = { depth: 12, characters: 20_000 } as const;
