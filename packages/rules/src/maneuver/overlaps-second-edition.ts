/**
 * Handles a maneuver that another ship has cut short.
 *
 * In 2.0 the ship loses its action step if this was its activation's maneuver (2E-BUMP-07, -19).
 *
 * In 2.5 it always loses the step, and the rest depends on whose ship was in the way (2E-BUMP-08, -12, -22-Q). After overlapping a friendly
 * or allied ship, it rolls a die (2E-BUMP-09). After overlapping an enemy, an unstressed ship may perform a red focus or calculate action
 * from its bar (2E-BUMP-10, -13, -14), but no further action this activation (2E-BUMP-11). It may do so even if a friendly ship was in the
 * way too (2E-BUMP-23-Q).
 */
import { removeEffects } from "../abilities/effects.ts";
import { freeAction } from "../actions/perform-action.ts";
import { rollDice } from "../attack/roll.ts";
import type { Procedure } from "../contract/ask.ts";
import type { FlightOptions } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { dockByOverlap } from "../docking/docking-second-edition.ts";
import { procedure } from "../driver/procedure.ts";
import { barActions } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { isEnemy } from "../queries/relation.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { forbidActions, NO_MORE_ACTIONS } from "../tokens/status.ts";

export const resolveOverlap = procedure("resolveOverlap", function* (game: Situation, ship: Ship, { inStep }: FlightOptions): Procedure {
  if (ship.status !== "inPlay") return;
  const { overlapBySide } = game.edition.switches;
  if (overlapBySide && (yield* dockByOverlap(game, ship))) return;
  if ((inStep || overlapBySide) && may(game, "skipForOverlap", { ship }, true)) game.setShip(ship, { skipsAction: true });
  if (!overlapBySide) return;
  const blockers = (game.state.motion?.blockedBy ?? []).map((id) => shipOf(game.state, id));
  if (blockers.some((other) => !isEnemy(game, ship, other))) yield* overlapFriend(game, ship);
  else yield* overlapEnemy(game, ship);
});

/** A hit or critical result deals one hit damage. */
const overlapFriend = procedure("overlapFriend", function* (game: Situation, ship: Ship): Procedure {
  const [die] = yield* rollDice(game, ship, "attack", 1, "overlap");
  if (die?.face === "hit" || die?.face === "crit") yield* sufferDamage(game, ship, { hits: 1, crits: 0, reason: "overlap" });
});

const AFTER_ENEMY: readonly string[] = ["focus", "calculate"];

const overlapEnemy = procedure("overlapEnemy", function* (game: Situation, ship: Ship): Procedure {
  const names = barActions(game, ship).flatMap(({ name, colour }) => (AFTER_ENEMY.includes(name) && colour !== "purple" ? [name] : []));
  if (names.length > 0) yield* freeAction(game, ship, { names: [...new Set(names)], colour: "red", isLink: true, rule: "2E-BUMP-10" });
  if (ship.status === "inPlay") forbidActions(game, ship);
});

/** Allows actions again once the activation in which they were forbidden is over. */
export const allowActionsAgain = (game: Situation, ship: Ship): void =>
  removeEffects(game, ({ id, ship: whose }) => id === NO_MORE_ACTIONS && whose === ship.id);
