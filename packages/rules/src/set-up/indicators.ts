/**
 * Turret indicators. A ship with a turret has its own indicator; on a huge ship, each weapon card has one. An indicator points at one of
 * four arcs, or at one of two pairs of arcs (2E-SETUP-16, 2E-ACT-37).
 */
import { pointCardIndicators } from "../attack/huge-indicators.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import { type Quarter, type Ship, TURRET_QUARTERS } from "../state/state.ts";

/** A `double` indicator points at two opposite arcs. */
export type Indicator = "single" | "double";

/** The kind of the ship's own indicator; undefined if it has none. Cards that add a turret use the same indicator. */
export function indicatorKind(game: Situation, ship: Ship): Indicator | undefined {
  const { pilot, type, upgrades, isHuge } = game.factsOf(ship);
  const printed = (pilot.attacks ?? type.attacks).flatMap(({ arcs }) => arcs);
  const added = isHuge ? [] : upgrades.flatMap(({ attack, arcs = [] }) => [...(attack?.arcs ?? []), ...arcs]);
  const all = [...printed, ...added];
  return all.includes("double-turret") ? "double" : all.includes("single-turret") ? "single" : undefined;
}

const quartersOf = (kind: Indicator): readonly Quarter[] => (kind === "double" ? ["front", "left"] : TURRET_QUARTERS);

/** The arcs that the ship's indicator may point at. Cards may limit them, but at least one is always left. */
export function quartersFor(game: Situation, ship: Ship, kind: Indicator): readonly Quarter[] {
  const all = quartersOf(kind);
  const open = all.filter((quarter) => may(game, "pointTurret", { ship, quarter }, true));
  return open.length > 0 ? open : all;
}

export const pointIndicators = procedure("pointIndicators", function* (game: Situation, ship: Ship): Procedure {
  if (game.factsOf(ship).isHuge) yield* pointCardIndicators(game, ship);
  const kind = indicatorKind(game, ship);
  if (!kind) return;
  const quarter = yield* choose<Quarter>(() => ({
    kind: "turret indicator",
    seat: ship.seat,
    rule: "2E-SETUP-16",
    about: { ship: ship.id },
    options: optionsOf(quartersFor(game, ship, kind).map((value) => ({ key: value, value }))),
  }));
  game.setShip(ship, { quarter });
});
