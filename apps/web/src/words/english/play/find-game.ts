/** For finding a game by one of its names or at random, and for its page in the rulebook. */
export const FIND_GAME = {
  find: "Find a game by name",
  like: "Part of its name",
  found: "Games found",
  nothing: "No game in this edition has that name.",
  draw: "Pick one at random",
  page: "Page in the Epic Battles rulebook",
} as const;
