/** Texts for declaring an attack: weapons, targets, and huge ships' sections. */
import type { Section } from "@broadside/geometry";
import { wordsOf } from "../../spoken.ts";
import { SECTION_WORDS } from "../../terms/sections.ts";

export const ATTACK = wordsOf("play", "ATTACK");
export const AIM = wordsOf("play", "AIM");

/** For texts that name a section if there is one. */
export const sectionOrNone = (section: Section | undefined): Section | "none" => section ?? "none";
export const sightOf = (isObstructed: boolean): "clear" | "obstructed" => (isObstructed ? "obstructed" : "clear");
export const outcomeOf = (isSection: boolean): "cripples" | "destroys" => (isSection ? "cripples" : "destroys");

/** `range 3–5 · 4 dice · uses 2 of 2 energy` */
export function weaponInWords(range: string, dice: number, cost: string | undefined): string {
  return cost === undefined ? ATTACK.weapon({ range, dice }) : ATTACK.weaponWithCost({ range, dice, cost });
}

/** `Aft section: can be attacked, range 3` */
export function aimInWords(section: Section, isOffered: boolean, range: number | undefined, isObstructed: boolean): string {
  const named = { section: SECTION_WORDS.name[section] };
  if (range === undefined) return isOffered ? AIM.open(named) : AIM.illegal(named);
  const measured = { ...named, range, sight: sightOf(isObstructed) };
  return isOffered ? AIM.openAtRange(measured) : AIM.illegalAtRange(measured);
}

/** The judge's reasons are already in words. If a reason is about a piece, the text names the piece too. */
export const reasonOfJudge = (reason: string, piece: string | undefined): string =>
  piece === undefined ? AIM.reason({ reason }) : AIM.reasonAbout({ reason, piece });
