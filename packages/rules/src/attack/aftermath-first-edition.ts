/**
 * Effects after an attack (1E-ATK-15): first all effects on both sides that aren't attacks, then effects that are attacks (1E-ATK-19). So
 * all effects of the first attack are over before the second attack begins.
 */
import { bearersOn } from "../abilities/cards-in-play.ts";
import { rulesAt, windows } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Occurrence } from "../contract/open-window.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { ShipId } from "../state/state.ts";

export const aftermath = (game: Situation, ship: ShipId, target: ShipId): Procedure =>
  game.scenarioRules || bearersOn(game, "afterAttack").length > 0 ? effects(game, ship, target) : NOTHING;

const effects = procedure("aftermath", function* (game: Situation, ship: ShipId, target: ShipId): Procedure {
  const moments: readonly Occurrence[] = [{ at: "afterAttack", occasion: { ship, target } }];
  yield* rulesAt(game, moments);
  for (const bonusAttacks of [false, true]) yield* windows(game, moments, { bonusAttacks });
});
