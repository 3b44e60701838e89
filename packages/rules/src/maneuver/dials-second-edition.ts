/**
 * What can happen to a dial after it is set and before it is executed: it is revealed, changed by a card, or shown without being revealed.
 */

import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { codesToChoose, maneuverOf } from "./dial.ts";

/** Reveals a maneuver. It stays known until the next Planning phase (2E-ACTIV-07). */
export function reveal(game: Situation, ship: Ship, code: string): void {
  game.reveal();
  game.setShip(ship, { revealed: code });
  game.note({ note: "revealed", ship: ship.id, maneuver: code });
}

/**
 * Shows the dial to all players because of a card. The dial doesn't count as revealed until the ship's activation (2E-ACTIV-04). Used by
 * cards.
 */
export function showDial(game: Situation, ship: Ship): void {
  if (ship.dial === undefined) return;
  game.reveal();
  game.note({ note: "dial shown", ship: ship.id, maneuver: ship.dial });
}

/**
 * Lets the ship set its dial to any maneuver that the card allows, or keep the current one (2E-PLAN-11). If the dial is already faceup,
 * everybody sees the choice, and the new maneuver counts as revealed (2E-ACTIV-05). Used by cards.
 */
export const setDial = procedure(
  "setDial",
  function* (game: Situation, ship: Ship, allows: (code: string) => boolean = () => true): Procedure {
    if (ship.dial === undefined) return;
    const isOpen = isDialOpen(game, ship);
    const code = yield* choose((now) => {
      const about = { ship: ship.id };
      const options = optionsOf(codesFor(now, ship, allows).map((value) => ({ key: value, value })));
      return { kind: "set dial", seat: ship.seat, rule: "2E-PLAN-11", about, ...(!isOpen && { secret: true as const }), options };
    });
    if (ship.status !== "inPlay" || ship.dial === undefined) return;
    game.setShip(ship, { dial: code });
    const { motion } = game.state;
    if (!isOpen || !motion) return;
    game.setMotion({ ...motion, code, colour: maneuverOf(game, ship, code).colour ?? "white" });
    reveal(game, ship, code);
  },
);

const isDialOpen = ({ state: { motion } }: Situation, { id }: Ship): boolean => motion?.ship === id && motion.revealed;

/** The current maneuver comes first, so by default the dial doesn't change. */
function codesFor(game: Situation, ship: Ship, allows: (code: string) => boolean): readonly string[] {
  const codes = codesToChoose(game, ship, allows);
  const { dial } = ship;
  return dial === undefined ? codes : [dial, ...codes.filter((code) => code !== dial && allows(code))];
}
