/** What is said where the page and the worker of its game do not find each other. */
import { spoken } from "../spoken.ts";

export const PORT = spoken({
  noGame: "No game is open.",
  notStarted: "The game could not be started.",
});
