/** What the line at the foot of every page says. */
import type { Trouble } from "../trouble/trouble.ts";
import { spoken } from "./spoken.ts";

interface Wording {
  readonly text: string;
  /** The button that mends it. */
  readonly mend?: string;
}

const RELOAD = "Reload";

export const TROUBLES_IN_WORDS: Readonly<Record<Trouble, Wording>> = spoken({
  "other build": {
    text: "This page and its game are of different versions of Broadside. Reload to go on; your game is kept.",
    mend: RELOAD,
  },
  "no start": {
    text: "The game could not be started: a part of Broadside did not load. Reload to try again; your games are kept.",
    mend: RELOAD,
  },
  died: { text: "The game has stopped. Reload to go on where it was; your game is kept.", mend: RELOAD },
  "no answer": { text: "The game does not answer. Wait a little, or reload; your game is kept.", mend: RELOAD },
  "no storage": { text: "This browser keeps nothing here: games and lists are gone when the page is closed. Save them as files." },
  "small window": { text: "This window is very small. Turn the device or make it larger to see the table." },
  "new version": { text: "A new version is ready:", mend: "reload" },
});

export const WORDS = spoken({ close: "Close this notice" });
