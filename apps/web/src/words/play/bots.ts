/** The bots by their levels. */
import { wordsOf } from "../spoken.ts";

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

const BOTS = wordsOf("shell", "BOTS");
const LEVELS: Readonly<Record<string, LevelWords>> = wordsOf("shell", "LEVELS");

/** A level that has no words here is called by its id. */
export const levelName = (level: string): string => LEVELS[level]?.name ?? level;

/** `Ace 2` of several bots. */
export const numberedLevel = (level: string, number: number): string => BOTS.numbered({ level: levelName(level), number });

/** As it is offered: with what it does. */
export function levelInWords(level: string): string {
  const words = LEVELS[level];
  return words ? `${words.name}: ${words.about}` : level;
}
