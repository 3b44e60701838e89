/** What ships can try in each edition: their maneuvers, barrel rolls and boosts. */
import {
  BASES,
  type BaseId,
  type Bearing,
  type HugeTemplate,
  markedRolls,
  type Place,
  type Pose,
  rollReach,
  type Side,
  slidingRoll,
  slidingTallon,
  TALLON_PLACES,
} from "@broadside/geometry";
import type { Position } from "@broadside/position";

/**
 * Where a barrel roll places the ship along the far end of the template. In the first edition, "ahead" and "behind" are as far as the ship
 * can go.
 */
export const ROLL_PLACES = ["ahead", "level", "behind"] as const;
export type RollPlace = (typeof ROLL_PLACES)[number];

/** The maneuvers that a base can try: each bearing with its speeds. */
export type Choices = Readonly<Partial<Record<Bearing, readonly number[]>>>;

const CURVES = [1, 2, 3];
const STANDARD: Choices = {
  straight: [1, 2, 3, 4, 5],
  bank: CURVES,
  turn: CURVES,
  koiogran: [1, 2, 3, 4, 5],
  segnor: CURVES,
  tallon: CURVES,
  reverse: CURVES,
  reverseBank: CURVES,
};
const SLIPS: Choices = { bankSlip: CURVES, turnSlip: CURVES };

/**
 * How the editions differ: the template for huge ships and its speeds, the maneuvers of other ships, where a Tallon roll may end, the rule
 * for overlapping ships, and barrel rolls and boosts.
 */
interface EditionMoves {
  readonly hugeTemplate: HugeTemplate;
  readonly huge: Choices;
  readonly standard: Choices;
  readonly tallonSlides: (base: BaseId) => readonly number[];
  readonly inTheWay: string;
  readonly roll: (base: BaseId, pose: Pose, side: Side, place: RollPlace) => Place;
  readonly boostRule: string;
  readonly rollRule: (base: BaseId) => string;
}

const SECOND: EditionMoves = {
  hugeTemplate: "second",
  huge: { straight: [1, 2, 3, 4, 5], bank: [0, 1, 2, 3] },
  standard: { ...STANDARD, ...SLIPS },
  tallonSlides: () => TALLON_PLACES,
  inTheWay: "2E-BUMP-02",
  roll: rollToMark,
  boostRule: "2E-ACT-29",
  rollRule: () => "2E-ACT-27",
};

const BY_EDITION: Readonly<Record<Position["edition"], EditionMoves>> = {
  "1e": {
    hugeTemplate: "first",
    huge: { straight: [1, 2, 3, 4], bank: [1, 2] },
    standard: STANDARD,
    tallonSlides: slidingTallon,
    inTheWay: "1E-BUMP-01",
    roll: rollAsFarAsPossible,
    boostRule: "1E-ACT-12",
    rollRule: (base) => (BASES[base].size === "small" ? "1E-ACT-10" : "1E-ACT-11"),
  },
  "2.0": SECOND,
  "2.5": SECOND,
};

export const movesIn = (edition: Position["edition"]): EditionMoves => BY_EDITION[edition];

/** First edition: a barrel roll slides along the template. */
function rollAsFarAsPossible(base: BaseId, pose: Pose, side: Side, place: RollPlace): Place {
  const slide = place === "level" ? 0 : place === "ahead" ? rollReach(base) : -rollReach(base);
  return slidingRoll(base, pose, side, slide);
}

/** Second edition: a barrel roll ends at one of three marks. */
function rollToMark(base: BaseId, pose: Pose, side: Side, place: RollPlace): Place {
  const [level, ahead, behind] = markedRolls(base, pose, side);
  const places = { level, ahead, behind };
  return places[place] ?? { pose, template: [] };
}
