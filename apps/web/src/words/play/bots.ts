/** Texts about bots and their levels. */
import { wordsOf } from "../spoken.ts";

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

const BOTS = wordsOf("shell", "BOTS");
const LEVELS: Readonly<Record<string, LevelWords>> = wordsOf("shell", "LEVELS");

/** Returns the level's name. If it has no name, returns its id. */
export const levelName = (level: string): string => LEVELS[level]?.name ?? level;

/** `Ace 2`, if there are several bots. */
export const numberedLevel = (level: string, number: number): string => BOTS.numbered({ level: levelName(level), number });

/** A level as it is offered to choose, with a description. */
export function levelInWords(level: string): string {
  const words = LEVELS[level];
  return words ? `${words.name}: ${words.about}` : level;
}
