/** What the levels of the programs are called. */
import { spoken } from "../spoken.ts";

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

const LEVELS: Readonly<Record<string, LevelWords>> = {
  random: { name: "Random", about: "takes any answer that is allowed" },
  cadet: { name: "Cadet", about: "looks one step ahead" },
  ace: { name: "Ace", about: "plans ahead for its whole fleet" },
};

export const { levelName, levelInWords } = spoken({
  levelName: (level: string): string => LEVELS[level]?.name ?? level,
  /** As it is offered: with what it does. */
  levelInWords: (level: string): string => {
    const { name, about } = LEVELS[level] ?? {};
    return about === undefined ? level : `${name}: ${about}`;
  },
});
