/** What a host tells of those who play, in words. */
import type { EditionId } from "@broadside/protocol";
import type { Look, LookedAt } from "../log/look.ts";
import type { Notice } from "../notices.ts";
import { EDITION_TERMS, phaseInWords } from "./edition-terms.ts";

const SENTENCES: Readonly<Record<Notice, (seat: string) => string>> = {
  "bot failed": (seat) => `The program at the seat of ${seat} found no answer: the default is taken`,
  "bot was refused": (seat) => `The program at the seat of ${seat} gave no legal answer: the default is taken`,
  "bot was too slow": (seat) => `The program at the seat of ${seat} took too long: the default is taken`,
  "no such bot": (seat) => `The program at the seat of ${seat} is not here: the defaults are taken`,
  "unreadable rows": () => "Part of the saved game couldn’t be read and was left out; the moves are all here",
};

/** Why a program has answered so, in its own words; about a ship where the question was. */
export const reasonInWords = (seat: string, ship: string | undefined, reason: string): string =>
  `${seat}’s reason${ship === undefined ? "" : ` for ${ship}`}: ${reason}`;

/** The same under the move that it explains. */
export const moveReasonInWords = (reason: string): string => `Why: ${reason}`;

export const noticeInWords = (notice: Notice, seat: string): string => SENTENCES[notice](seat);

const LOOKS: Readonly<Record<LookedAt, (seat: string, phase: string) => string>> = {
  dials: (seat) => `${seat} looks at the own dials`,
  cover: (seat, phase) => `${seat} opens their cover, ${phase}`,
  "cover without its PIN": (seat, phase) => `The cover of ${seat} is opened without its PIN, ${phase}`,
};

export const lookInWords = (seat: string, { at, phase }: Look, edition: EditionId): string =>
  LOOKS[at](seat, phaseInWords(phase, EDITION_TERMS[edition]));
