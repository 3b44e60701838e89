/** Tries a boost or a barrel roll. Unlike a maneuver, these fail if something is in the way. */
import {
  areasOverlap,
  BASES,
  boost,
  footprint,
  hasFled,
  markedRolls,
  obstacleAt,
  type Place,
  rollReach,
  type Shape,
  type Side,
  slidingRoll,
} from "@broadside/geometry";
import type { PlacedShip, Position, Reason } from "@broadside/position";
import { blockedInWords, STOPS } from "../../words/judge/trial.ts";
import { nameOf } from "../pieces/piece-names.ts";
import type { Trial } from "./trial.ts";

/**
 * Where a barrel roll places the ship along the far end of the template. In the first edition, "ahead" and "behind" are as far as the ship
 * can go.
 */
export const ROLL_PLACES = ["ahead", "level", "behind"] as const;
export type RollPlace = (typeof ROLL_PLACES)[number];

export type TriedAction =
  | { readonly action: "boost"; readonly direction: "straight" | Side }
  | { readonly action: "roll"; readonly side: Side; readonly place: RollPlace };

export function tryAction(position: Position, ship: PlacedShip, tried: TriedAction): Trial {
  const { pose, template } = placeOf(position, ship, tried);
  const rule = ruleOf(position, ship, tried);
  const base = footprint(ship.base, pose, "counted");
  const ships = position.ships.filter((other) => other.id !== ship.id && areasOverlap(base, footprint(other.base, other.pose, "counted")));
  const covered: readonly Shape[] = [...base, ...template];
  const obstacles = position.obstacles.filter((obstacle) =>
    areasOverlap(covered, [obstacleAt(obstacle.pose, obstacle.token, obstacle.flipped)]),
  );
  const met = [...ships, ...obstacles].map(({ id }) => nameOf(position, id));
  const reasons: readonly Reason[] = [
    ...(met.length > 0 ? [{ rule, text: blockedInWords(met) }] : []),
    ...(hasFled(position.table, ship.base, pose) ? [{ rule, text: STOPS.leaves }] : []),
  ];
  return { pose, template, reasons };
}

function placeOf({ edition }: Position, { base, pose }: PlacedShip, tried: TriedAction): Place {
  if (tried.action === "boost") return boost(base, pose, tried.direction);
  const { side, place } = tried;
  if (edition === "1e") {
    const slide = place === "level" ? 0 : place === "ahead" ? rollReach(base) : -rollReach(base);
    return slidingRoll(base, pose, side, slide);
  }
  const [level, ahead, behind] = markedRolls(base, pose, side);
  const places = { level, ahead, behind };
  return places[place] ?? { pose, template: [] };
}

function ruleOf({ edition }: Position, { base }: PlacedShip, { action }: TriedAction): string {
  if (edition !== "1e") return action === "boost" ? "2E-ACT-29" : "2E-ACT-27";
  return action === "boost" ? "1E-ACT-12" : BASES[base].size === "small" ? "1E-ACT-10" : "1E-ACT-11";
}
