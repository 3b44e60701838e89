/** The editions of the game: the first, and two states of the second. */
export const EDITIONS = ["1e", "2.0", "2.5"] as const;
export type EditionId = (typeof EDITIONS)[number];
