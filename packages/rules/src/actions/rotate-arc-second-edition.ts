/**
 * Rotate arc: turn the turret indicator to another standard arc. A double indicator shows two opposite arcs and turns to the other pair
 * (2E-ACT-37).
 */
import type { Situation } from "../contract/situation.ts";
import { indicatorKind, quartersFor } from "../set-up/indicators.ts";
import type { Quarter, Ship } from "../state/state.ts";
import { rotateTo } from "./rotate-arc.ts";

const isAhead = (quarter: Quarter): boolean => quarter === "front" || quarter === "rear";

function others(game: Situation, ship: Ship): readonly Quarter[] {
  const kind = indicatorKind(game, ship);
  if (!kind) return [];
  const { quarter: now } = ship;
  return quartersFor(game, ship, kind).filter((quarter) => (kind === "double" ? isAhead(quarter) !== isAhead(now) : quarter !== now));
}

export const rotateArc = rotateTo("2E-ACT-37", others);
