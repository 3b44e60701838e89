/** A ship's card in words. */
import type { CrippledSection } from "@broadside/cards";
import type { WingPosition } from "@broadside/geometry";
import type { Quarter } from "@broadside/rules";
import { inUnits, maneuverName } from "./names.ts";

export const POSITION_NAMES: Readonly<Record<WingPosition, string>> = {
  leader: "leader",
  leftFlank: "left flank",
  rightFlank: "right flank",
  rearSupport: "rear support",
  leftSupport: "left support",
  rightSupport: "right support",
};

/** What a ship counts; one of a quick build counts by threat. */
export const worthInWords = (points: number, isOfBuild: boolean): string => (isOfBuild ? `threat ${points}` : inUnits(points, "point"));

/** The crippled side of a Ship card (HS-CRIP-02). */
export function crippledInWords({ attacks, energy, slots, lostManeuvers }: CrippledSection, holdsEnergy: boolean): readonly string[] {
  return [
    ...attacks.map(({ dice, range }) => `attack ${dice}${range ? `, range ${range.join("–")}` : ""}`),
    ...(holdsEnergy ? [`energy limit ${energy ?? 0}`] : []),
    slots.length > 0 ? `keeps ${slots.join(", ")}` : "keeps no upgrade icon",
    ...(lostManeuvers.length > 0 ? [`loses ${lostManeuvers.map(maneuverName).join(", ")}`] : []),
  ];
}

const QUARTER_WORDS: Readonly<Record<Quarter, string>> = { front: "ahead", right: "right", rear: "behind", left: "left" };

/** An Upgrade card, with where its turret indicator points. */
export const upgradeName = (name: string, quarter: Quarter | undefined): string =>
  quarter === undefined ? name : `${name}, pointing ${QUARTER_WORDS[quarter]}`;

export const FACEDOWN_CARD = "Facedown card";
/** Of a Damage card whose text no source has, where players do without ours. */
export const unknownEffect = (ours: string | undefined): string =>
  `What is printed on it is not known here: do that by hand.${ours === undefined ? "" : ` Ours, not carried out: ${ours}`}`;

/** A Condition card that lies facedown, by the marker that shows it. */
export const secretCondition = (marker: string | undefined): string => `Secret condition${marker === undefined ? "" : ` (${marker})`}`;
