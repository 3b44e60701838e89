/** How a game is found by one of its names or drawn by lot, and where its book has it. */
import { spoken } from "../spoken.ts";

export const WORDS = spoken({
  find: "Find a game by name",
  like: "A part of its name",
  found: "Games found",
  nothing: "No game of this edition is called so.",
  draw: "Draw by lot",
  page: "Page of the Epic Battles rulebook",
});
