/** What the page of play says while it opens a game, and what several of its rooms say. */
import { spoken } from "../spoken.ts";

export const PLAY = spoken({
  title: "Play",
  settingUp: "Setting up the table…",
  opening: "Opening the record…",
  loadGame: "Load game",
  /** A seat that nobody has named. */
  player: (number: number): string => `Player ${number}`,
});
