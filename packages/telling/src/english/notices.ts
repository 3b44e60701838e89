/** What a host tells of those who play, in words. */
import type { Notice } from "../notices.ts";

const SENTENCES: Readonly<Record<Notice, (seat: string) => string>> = {
  "bot failed": (seat) => `The program at the seat of ${seat} found no answer: the default is taken`,
  "bot was refused": (seat) => `The program at the seat of ${seat} gave no legal answer: the default is taken`,
  "bot was too slow": (seat) => `The program at the seat of ${seat} took too long: the default is taken`,
  "no such bot": (seat) => `The program at the seat of ${seat} is not here: the defaults are taken`,
};

/** Why a program has answered so, in its own words; about a ship where the question was. */
export const reasonInWords = (seat: string, ship: string | undefined, reason: string): string =>
  `${seat}’s reason${ship === undefined ? "" : ` for ${ship}`}: ${reason}`;

export const noticeInWords = (notice: Notice, seat: string): string => SENTENCES[notice](seat);
