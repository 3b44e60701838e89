/** Tries a boost or a barrel roll. Unlike a maneuver, these fail if something is in the way. */
import { areasOverlap, boost, footprint, hasFled, obstacleAt, type Place, type Shape, type Side } from "@broadside/geometry";
import type { PlacedShip, Position, Reason } from "@broadside/position";
import { blockedInWords, STOPS } from "../../words/judge/trial.ts";
import { nameOf } from "../pieces/piece-names.ts";
import { movesIn, type RollPlace } from "./edition-moves.ts";
import type { Trial } from "./trial.ts";

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
  return tried.action === "boost" ? boost(base, pose, tried.direction) : movesIn(edition).roll(base, pose, tried.side, tried.place);
}

function ruleOf({ edition }: Position, { base }: PlacedShip, { action }: TriedAction): string {
  const { boostRule, rollRule } = movesIn(edition);
  return action === "boost" ? boostRule : rollRule(base);
}
