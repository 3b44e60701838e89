/** The ways in which a ship is set elsewhere without a maneuver. */
import {
  type BaseId,
  bank,
  bentRolls,
  boost,
  decloakForward,
  decloakSpeed,
  type Place,
  type Pose,
  SIDES,
  type Side,
} from "@broadside/geometry";
import type { Game } from "../game.ts";
import { latest } from "../query.ts";
import type { Ship } from "../state.ts";

/** Sideways with a straight template: anywhere on a line, the template with some play. */
export interface Sliding {
  readonly key: string;
  readonly side: Side;
  /** Of the template. */
  speed(base: BaseId): number;
}
/** With a template that leaves only these places. */
export interface Fixed {
  readonly key: string;
  at(base: BaseId, pose: Pose): readonly Place[];
}
export type Direction = Sliding | Fixed;

export const isSliding = (direction: Direction): direction is Sliding => "side" in direction;

const slidingBy = (speed: Sliding["speed"], name = ""): readonly Sliding[] => SIDES.map((side) => ({ key: `${name}${side}`, side, speed }));
const rollSpeed = () => 1;
const fixed = (key: string, at: Fixed["at"]): Fixed => ({ key, at });

const STRAIGHT_ROLLS: readonly Direction[] = slidingBy(rollSpeed);
const BANK_ROLLS: readonly Direction[] = SIDES.flatMap((side) =>
  (["ahead", "astern"] as const).map((towards) =>
    fixed(`${side} ${towards}`, (base, pose) => bentRolls(base, pose, side, towards, bank(1, side))),
  ),
);

/** Straight 1 (1E-ACT-10, -11); some cards roll with bank 1. */
export const rollsOf = (game: Game, ship: Ship): readonly Direction[] =>
  latest(game, "rollTemplate", { ship }, "straight") === "bank" ? BANK_ROLLS : STRAIGHT_ROLLS;

/** Straight 1 or bank 1 (1E-ACT-12). */
export const BOOSTS: readonly Direction[] = (["straight", ...SIDES] as const).map((key) =>
  fixed(key, (base, pose) => [boost(base, pose, key)]),
);

/** Sideways or forward with straight 2 (1E-ACT-15). */
export const DECLOAKS: readonly Direction[] = [...slidingBy(decloakSpeed), fixed("forward", (base, pose) => [decloakForward(base, pose)])];

/** A roll or boost with straight 1 (1E-TOKEN-03). */
export const TRACTOR_MOVES: readonly Direction[] = [
  ...slidingBy(rollSpeed, "roll "),
  fixed("boost", (base, pose) => [boost(base, pose, "straight")]),
];
