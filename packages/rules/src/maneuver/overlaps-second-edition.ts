/**
 * A maneuver that was stopped short by a ship. In 2.0 the action step is lost, if it was the maneuver of the activation (2E-BUMP-07, -19). In 2.5 it
 * is lost in any case, and whose ship forced it decides the rest (2E-BUMP-08, -12, -22-Q): a friendly or allied one costs a die
 * (2E-BUMP-09); an enemy leaves a red focus or calculate action of the bar to an unstressed ship (2E-BUMP-10, -13, -14), and no action
 * more in this activation (2E-BUMP-11), which an overlapped friend does not forbid (2E-BUMP-23-Q).
 */
import { removeEffects } from "../abilities/effects.ts";
import { freeAction } from "../actions/perform-action.ts";
import { rollDice } from "../attack/roll.ts";
import { sufferDamage } from "../damage/damage.ts";
import { dockByOverlap } from "../docking/docking-second-edition.ts";
import type { Procedure } from "../driver/ask.ts";
import type { HowFlown } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { barActions } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { isEnemy } from "../queries/relation.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { forbidActions, NO_MORE_ACTIONS } from "../tokens/status.ts";

export const resolveOverlap = procedure("resolveOverlap", function* (game: Situation, ship: Ship, { inStep }: HowFlown): Procedure {
  if (ship.status !== "inPlay") return;
  const { overlapBySide } = game.edition.switches;
  if (overlapBySide && (yield* dockByOverlap(game, ship))) return;
  if ((inStep || overlapBySide) && may(game, "skipForOverlap", { ship }, true)) game.setShip(ship, { skipsAction: true });
  if (!overlapBySide) return;
  const blockers = (game.state.motion?.blockedBy ?? []).map((id) => shipOf(game.state, id));
  if (blockers.some((other) => !isEnemy(game, ship, other))) yield* overlapFriend(game, ship);
  else yield* overlapEnemy(game, ship);
});

/** A hit or critical is one hit damage. */
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

/** The activation in which it was forbidden is over. */
export const allowActionsAgain = (game: Situation, ship: Ship): void =>
  removeEffects(game, ({ id, ship: whose }) => id === NO_MORE_ACTIONS && whose === ship.id);
