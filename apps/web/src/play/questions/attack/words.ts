/** What the page says where an attack is declared. */
import { SECTION_NAMES } from "@broadside/telling/words";

export const ATTACK_WORDS = {
  suggested: "suggested",
  range: "Range",
  obstructed: "obstructed",
  damage: "damage",
  destroys: "destroys",
  cripples: "cripples",
  waiting: "…",
} as const;

export const fireInWords = (target: string): string => `Fire at ${target}`;

export const diceInWords = (dice: number): string => `${dice} ${dice === 1 ? "die" : "dice"}`;

/** What a weapon does: `range 3–5 · 4 dice · uses 2 of 2 energy`. */
export const weaponInWords = (reach: string, dice: number, cost: string | undefined): string =>
  [`range ${reach}`, diceInWords(dice), cost].filter((words) => words !== undefined).join(" · ");

/** `against 2 dice` */
export const againstInWords = (dice: number): string => `against ${diceInWords(dice)}`;

export const sectionInWords = (section: "fore" | "aft"): string => SECTION_NAMES[section].toLowerCase();

export const notCountedInWords = (names: string): string => `not counted: ${names}`;
