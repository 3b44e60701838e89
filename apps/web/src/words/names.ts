/** Names and terms in a game, the same as in the log. */
import type { Section } from "@broadside/geometry";
import type { BotReason, DeviceKind, EditionId, Phase, WeaponLine } from "@broadside/protocol";
import * as words from "@broadside/telling/words";
import { wordsOf } from "./spoken.ts";

const SHARED: words.SharedWords = wordsOf("names", "SHARED");

export const inUnits = (count: number, unit: string): string => words.inUnits(count, unit, SHARED);
export const maneuverName = (code: string | undefined): string => words.maneuverName(code, SHARED);
export const deviceName = (kind: DeviceKind): string => words.deviceName(kind, SHARED);
export const pieceName = (token: string): string => words.pieceName(token, SHARED);
export const weaponInWords = (weapon: WeaponLine): string => words.weaponInWords(weapon, SHARED);
export const markOf = (kind: Parameters<typeof words.markOf>[0]): string | undefined => words.markOf(kind, SHARED);
export const phaseInWords = (phase: Phase, edition: EditionId): string => words.phaseInWords(phase, edition, SHARED);
export const botReasonsInWords = (reasons: readonly BotReason[], ships: words.Names["ships"]): string =>
  words.botReasonsInWords(reasons, ships, SHARED);

/** The terms that an edition uses. */
export const termsOf = (edition: EditionId): words.Terms => words.termsOf(edition, SHARED);

/** `Tantive IV, aft section` */
export const sectionName = (ship: string, section: Section): string => SHARED.names.section({ ship, section });
