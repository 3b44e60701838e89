/** Words for games and lists that several pages share. */

/** The bots by their levels, and what each does. */
export const LEVELS = {
  random: { name: "Random", about: "picks any legal option" },
  cadet: { name: "Cadet", about: "looks one step ahead" },
  ace: { name: "Ace", about: "plans ahead for its whole fleet" },
} as const;

/** One of several bots of a level. */
export const BOTS = { numbered: "{level} {number}" } as const;

export const LIST_FIGURES = {
  points: "{count, plural, one {# point} other {# points}}",
  ships: "{count, plural, one {# ship} other {# ships}}",
  threat: "threat {figures}",
  /** Of several squads: `60 / 90 points`. */
  pointsEach: "{figures} points",
  shipsEach: "{figures} ships",
} as const;

/** From a list straight to a game with it. */
export const PLAY_THIS = { label: "Play this", of: "Play this: {list}" } as const;

/** Names for a list that has none, and for lists from a file that gives no name. */
export const DRAFT_NAMES = { unnamed: "Draft", imported: "Lists" } as const;

/** A player who hasn't given a name. */
export const PLAYERS = { unnamed: "Player {number}" } as const;

/** The page can't reach its game. */
export const PORT = { noGame: "No game is open.", notStarted: "The game couldn't start." } as const;
