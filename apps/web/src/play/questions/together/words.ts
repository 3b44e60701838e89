/** What the page says where ships that are alike do the same. */
export const WORDS = {
  toggle: "Alike ships together",
  dials: "A maneuver is set for every ship of its type whose dial is still open",
  actions: (ships: number) => `${ships} more like it do the same this round, where they can`,
} as const;
