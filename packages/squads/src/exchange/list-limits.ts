/** Size limits for list files, which can come from anyone. */
export const LIST_LIMITS = {
  characters: 1_000_000,
  depth: 20,
  squads: 16,
  ships: 120,
  upgrades: 40,
  problems: 100,
  text: 500,
} as const;

/** Size limits for other programs' data in a list. If we wrote more deeply nested data, we couldn't read our own list again. */
export const VENDOR_LIMITS = { depth: 12, characters: 20_000 } as const;
