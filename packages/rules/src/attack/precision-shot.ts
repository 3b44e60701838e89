/**
 * Precision shots in the huge damage deck. They happen if an attack deals a card faceup while the attacker is in an arc of the defender
 * that the card names. The precision shot resolves before the card's lasting effect (2E-HDECK-02). A card dealt in any other way causes no
 * precision shot (2E-HDECK-03).
 */
import { arcNames } from "../board/board.ts";
import type { Situation } from "../contract/situation.ts";
import { AFTER_ATTACK } from "../damage/destruction.ts";
import { may } from "../queries/query.ts";
import { type Ship, shipOf } from "../state/state.ts";

/** Returns the attacker that made the precision shot; undefined if there is none. */
export function precisionShooter(game: Situation, ship: Ship, card: number): Ship | undefined {
  const { attack } = game.state;
  const { precisionShot } = game.damageFacts(ship, card);
  if (!precisionShot || attack?.defender !== ship.id || attack.step === AFTER_ATTACK) return undefined;
  const attacker = shipOf(game.state, attack.attacker);
  const isInArc = arcNames(ship, precisionShot.arcs, ship.quarter).some((arc) => arc !== "any" && game.board.isInArc(ship, arc, attacker));
  return may(game, "precisionShot", { ship, attacker }, isInArc) ? attacker : undefined;
}
