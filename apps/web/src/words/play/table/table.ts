/** What the page of a game says about its table. */
import { spoken } from "../../spoken.ts";

export const WORDS = spoken({
  notKept: "This browser does not let the page keep the game. Save it before you close the page.",
  skip: "Skip",
  log: "Log",
  /** Plays a seat that no program plays. */
  person: "A person",
});
