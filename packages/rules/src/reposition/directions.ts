/** The directions in which a ship can boost, barrel roll, decloak, or be moved by a tractor beam. */
import {
  ahead,
  type BentTemplate,
  bank,
  bentRolls,
  boost,
  decloakForward,
  decloakSpeed,
  markedRolls,
  SIDES,
  type Side,
  turn,
} from "@broadside/geometry";
import type { BendingDirection, Direction, FixedDirection, SlidingDirection } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { latest } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";

export const isSliding = (direction: Direction): direction is SlidingDirection => "speed" in direction;
export const isBending = (direction: Direction): direction is BendingDirection => "towards" in direction;

const slidingBy = (speed: SlidingDirection["speed"], name = ""): readonly SlidingDirection[] =>
  SIDES.map((side) => ({ key: `${name}${side}`, side, speed }));
const rollSpeed = () => 1;
const fixed = (key: string, at: FixedDirection["at"]): FixedDirection => ({ key, at });

const STRAIGHT_ROLLS: readonly Direction[] = slidingBy(rollSpeed);
const bendingBy = (template: (side: Side) => BentTemplate, name = ""): readonly BendingDirection[] =>
  SIDES.flatMap((side) =>
    (["ahead", "astern"] as const).map((towards) => ({ key: `${name}${side} ${towards}`, side, towards, template: template(side) })),
  );
/** Barrel rolls with the bank 1 template. Only some cards allow them. */
export const BANK_ROLLS: readonly Direction[] = bendingBy((side) => bank(1, side));

/** Where a ship ends beside a template in the second edition: its side mark is at the middle, front or back of the far end (2E-ACT-25). */
const MARKS = ["middle", "front", "back"] as const;
const markedBy = (speed: SlidingDirection["speed"], name = ""): readonly Direction[] =>
  SIDES.map((side) => ({ key: `${name}${side}`, names: MARKS, at: (base, pose) => markedRolls(base, pose, side, speed(base)) }));
const MARKED_ROLLS = markedBy(rollSpeed);
const markedBends = (bends: readonly BendingDirection[]): readonly Direction[] =>
  bends.map((bend) => fixed(bend.key, (base, pose) => bentRolls(base, pose, bend)));
const MARKED_BANK_ROLLS = markedBends(bendingBy((side) => bank(1, side)));

export type Rolls = (game: Situation, ship: Ship) => readonly Direction[];
const rollsWith =
  (straight: readonly Direction[], bent: readonly Direction[]): Rolls =>
  (game, ship) =>
    latest(game, "rollTemplate", { ship }, "straight") === "bank" ? bent : straight;

/** Barrel rolls use straight 1 (1E-ACT-10, -11, 2E-ACT-25); some cards allow rolls with bank 1. */
export const rollsOf = rollsWith(STRAIGHT_ROLLS, BANK_ROLLS);
export const markedRollsOf = rollsWith(MARKED_ROLLS, MARKED_BANK_ROLLS);

/** Boosts use straight 1 or bank 1 (1E-ACT-12). */
export const BOOSTS: readonly Direction[] = (["straight", ...SIDES] as const).map((key) =>
  fixed(key, (base, pose) => [boost(base, pose, key)]),
);

const forward = (key: string, bearing: "straight" | "bank" | "turn", speed: number, side: Side): FixedDirection =>
  fixed(key, (base, pose) => [ahead(base, pose, { bearing, speed, side })]);

/** Boosts one speed higher, straight ahead or by a bank. Only cards allow them. */
export const FAST_BOOSTS: readonly Direction[] = [
  forward("straight 2", "straight", 2, "left"),
  ...SIDES.map((side) => forward(`${side} 2`, "bank", 2, side)),
];
export const FAST_ROLLS: readonly Direction[] = markedBy(() => 2, "2 ");
/** First-edition barrel rolls with straight 2, which may end anywhere on the line. Only cards allow them. */
export const FAST_SLIDES: readonly Direction[] = slidingBy(() => 2, "2 ");
/** Boosts with the turn 1 template. Only cards allow them. */
export const TURN_BOOSTS: readonly Direction[] = SIDES.map((side) => forward(`turn ${side}`, "turn", 1, side));
export const TURN_ROLLS: readonly Direction[] = markedBends(bendingBy((side) => turn(1, side), "turn "));
/** A boost with straight 1 only. Cards allow this. */
export const STRAIGHT_BOOST: readonly Direction[] = BOOSTS.slice(0, 1);

/** Decloaks sideways or forward with straight 2 (1E-ACT-15). */
export const DECLOAKS: readonly Direction[] = [...slidingBy(decloakSpeed), fixed("forward", (base, pose) => [decloakForward(base, pose)])];

/** Second-edition decloaks, which may end only at marked places (2E-SYS-04). */
export const MARKED_DECLOAKS: readonly Direction[] = [
  ...markedBy(decloakSpeed),
  fixed("forward", (base, pose) => [decloakForward(base, pose)]),
];

const FORWARD_BANKS: readonly Direction[] = SIDES.map((side) => forward(`forward ${side}`, "bank", 2, side));
const SIDEWAYS_BANKS = bendingBy((side) => bank(2, side));
/** Decloaks ahead or sideways with bank 2 instead of straight 2. Cards allow this. */
export const BANK_DECLOAKS: readonly Direction[] = [...FORWARD_BANKS, ...SIDEWAYS_BANKS];
export const MARKED_BANK_DECLOAKS: readonly Direction[] = [...FORWARD_BANKS, ...markedBends(SIDEWAYS_BANKS)];

/** A roll or boost with straight 1 (1E-TOKEN-03). */
export const TRACTOR_MOVES: readonly Direction[] = [
  ...slidingBy(rollSpeed, "roll "),
  fixed("boost", (base, pose) => [boost(base, pose, "straight")]),
];
/** Second-edition tractor beam moves, which may end only at marked places (2E-TOKEN-13). */
export const MARKED_TRACTOR_MOVES: readonly Direction[] = [
  ...markedBy(rollSpeed, "roll "),
  fixed("boost", (base, pose) => [boost(base, pose, "straight")]),
];
