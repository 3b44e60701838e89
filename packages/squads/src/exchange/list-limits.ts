/** Limits for list files, which may come from anyone. */
export const LIST_LIMITS = {
  characters: 1_000_000,
  depth: 20,
  squads: 16,
  ships: 120,
  upgrades: 40,
  problems: 100,
  text: 500,
} as const;

/** The limits for one program's data in a list. With deeper data, we couldn't read our own list again. */
export const VENDOR_LIMITS = { depth: 12, characters: 20_000 } as const;
