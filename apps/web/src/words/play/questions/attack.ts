/** What the page says where an attack is declared: weapons, targets, and sections that can be aimed at. */
import type { Section } from "@broadside/geometry";
import { spoken } from "../../spoken.ts";
import { SECTION_WORDS } from "../../terms/sections.ts";

const inDice = (dice: number): string => `${dice} ${dice === 1 ? "die" : "dice"}`;
const aimedAt = (target: string, section: Section | undefined): string =>
  section === undefined ? target : `${target}, ${SECTION_WORDS.short[section]}`;

export const ATTACK = spoken({
  fire: (target: string, section: Section | undefined) => `Fire at ${aimedAt(target, section)}`,
  target: aimedAt,
  barredTarget: (target: string, section: Section | undefined) =>
    section === undefined ? target : `${target}, ${SECTION_WORDS.inLine(section)}`,
  isSuggested: "suggested",
  dice: inDice,
  /** What a weapon does: `range 3–5 · 4 dice · uses 2 of 2 energy`. */
  weapon: (reach: string, dice: number, cost: string | undefined) =>
    [`range ${reach}`, inDice(dice), ...(cost === undefined ? [] : [cost])].join(" · "),
  /** Before the figure, and after it. */
  range: "Range",
  afterRange: (isObstructed: boolean, defenseDice: number) => `${isObstructed ? ", obstructed" : ""} against ${inDice(defenseDice)}`,
  /** After the figure of the damage. */
  afterDamage: (chance: string, isSection: boolean) => ` damage, ${chance} ${isSection ? "cripples" : "destroys"}`,
  notCounted: (cards: string) => `not counted: ${cards}`,
});

/** Why a section of a huge ship can be aimed at, or why not. */
export const AIM = spoken({
  region: "Sections that can be aimed at",
  whichSection: (ship: string) => `${ship}: which section?`,
  verdict: (isOffered: boolean, range: number | undefined, isObstructed: boolean) =>
    [
      isOffered ? "can be aimed at" : "cannot be aimed at",
      ...(range === undefined ? [] : [`range ${range}`, ...(isObstructed ? ["obstructed"] : [])]),
    ].join(", "),
  /** The judge gives its reasons in words; some are about a piece. */
  reason: (text: string, piece: string | undefined) => (piece === undefined ? text : `${text} ${piece}`),
});
