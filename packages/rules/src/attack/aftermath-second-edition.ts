/**
 * Effects after an attack (2E-ATK-37) resolve for the defender's side, then the attacker's, then everyone else. Bonus attacks come after
 * all of these, in the same order (2E-ENGAGE-12). Effects from ships destroyed in the attack wait until now (2E-ATK-39). The attack's data
 * stays unchanged meanwhile (2E-ATK-38).
 */
import { bearersOn } from "../abilities/cards-in-play.ts";
import { rulesAt, windows } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Occurrence } from "../contract/open-window.ts";
import type { Situation } from "../contract/situation.ts";
import { destroyedInAttack } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import type { Seat } from "../state/seat.ts";
import { type ShipId, shipOf } from "../state/state.ts";

export const aftermath = procedure("aftermath", function* (game: Situation, attacker: ShipId, defender: ShipId): Procedure {
  const lost = destroyedInAttack(game);
  if (lost.length === 0 && !game.scenarioRules && bearersOn(game, "afterAttack").length === 0) return;
  const moments: readonly Occurrence[] = [
    { at: "afterAttack", occasion: { ship: attacker, target: defender } },
    ...lost.map((occasion): Occurrence => ({ at: "destroyed", occasion })),
  ];
  yield* rulesAt(game, moments);
  const seats = seatsInOrder(game, attacker, defender);
  for (const bonusAttacks of [false, true]) yield* windows(game, moments, { seats, bonusAttacks });
});

/** Lists the defender's seat, the attacker's, then the others in player order. A remote that nobody controls has no seat. */
function seatsInOrder({ state }: Situation, attacker: ShipId, defender: ShipId): readonly Seat[] {
  const first = [shipOf(state, defender).seat, shipOf(state, attacker).seat];
  return [...new Set([...first, ...state.initiative])].filter((seat) => state.initiative.includes(seat));
}
