/**
 * What follows an attack (2E-ATK-37): abilities of the defender's side, then of the attacker's, then of all others; after all of them
 * bonus attacks in the same order (2E-ENGAGE-12). What ships do as they are destroyed in the attack has waited for this (2E-ATK-39). The attack
 * stays as it was meanwhile (2E-ATK-38).
 */
import type { Procedure } from "../ask.ts";
import { bearersOn } from "../bearer.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import { destroyedInAttack } from "../procedures/destruction.ts";
import type { Seat } from "../seat.ts";
import { type ShipId, shipOf } from "../state.ts";
import { type Moment, rulesAt, windows } from "../window.ts";

export const aftermath = procedure("aftermath", function* (game: Game, attacker: ShipId, defender: ShipId): Procedure {
  const lost = destroyedInAttack(game);
  if (lost.length === 0 && !game.scenarioRules && bearersOn(game, "afterAttack").length === 0) return;
  const moments: readonly Moment[] = [
    { at: "afterAttack", occasion: { ship: attacker, target: defender } },
    ...lost.map((occasion): Moment => ({ at: "destroyed", occasion })),
  ];
  yield* rulesAt(game, moments);
  const seats = seatsInOrder(game, attacker, defender);
  for (const bonusAttacks of [false, true]) yield* windows(game, moments, { seats, bonusAttacks });
});

/** The defender's, the attacker's, the others in player order; nobody's remotes have none. */
function seatsInOrder({ state }: Game, attacker: ShipId, defender: ShipId): readonly Seat[] {
  const first = [shipOf(state, defender).seat, shipOf(state, attacker).seat];
  return [...new Set([...first, ...state.initiative])].filter((seat) => state.initiative.includes(seat));
}
