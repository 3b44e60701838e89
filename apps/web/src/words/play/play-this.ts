/** From a list straight to a game with it. */
import { spoken } from "../spoken.ts";

export const PLAY_THIS = spoken({
  label: "Play this",
  of: (list: string): string => `Play this: ${list}`,
});
