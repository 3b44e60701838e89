/** Texts on a ship's card. */
import type { CrippledSection } from "@broadside/cards";
import type { Quarter } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { maneuverName } from "./names.ts";

/** A ship's worth in points; a quick build's is in threat. */
export const worthInWords = (points: number, isOfBuild: boolean, { sheet }: Words): string =>
  isOfBuild ? sheet.threat({ threat: points }) : sheet.points({ points });

/** The crippled side of a Ship card (HS-CRIP-02). */
export function crippledInWords(
  { attacks, energy, slots, lostManeuvers }: CrippledSection,
  holdsEnergy: boolean,
  words: Words,
): readonly string[] {
  const { crippled } = words.sheet;
  return [
    ...attacks.map(({ dice, range }) => (range ? crippled.attackAtRange({ dice, range: range.join("–") }) : crippled.attack({ dice }))),
    ...(holdsEnergy ? [crippled.energy({ energy: energy ?? 0 })] : []),
    slots.length > 0 ? crippled.keeps({ slots: slots.map((slot) => words.names.slots[slot]).join(", ") }) : crippled.keepsNothing,
    ...(lostManeuvers.length > 0 ? [crippled.loses({ maneuvers: lostManeuvers.map((code) => maneuverName(code, words)).join(", ") })] : []),
  ];
}

/** An Upgrade card's name, with the direction of its turret indicator. */
export const upgradeName = (name: string, quarter: Quarter | undefined, { sheet }: Words): string =>
  quarter === undefined ? name : sheet.upgrade[quarter]({ name });

/** The text for a Damage card with unknown text if players resolve such cards themselves. It quotes our own version if there is one. */
export const unknownEffect = (ours: string | undefined, { sheet }: Words): string =>
  ours === undefined ? sheet.unknown : sheet.unknownWithOurs({ text: ours });

/** A facedown Condition card, named by its marker. */
export const secretCondition = (marker: string | undefined, { sheet }: Words): string =>
  marker === undefined ? sheet.secretCondition : sheet.markedCondition({ marker });
