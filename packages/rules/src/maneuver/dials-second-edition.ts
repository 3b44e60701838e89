/** Dials between their setting and their execution: revealed, turned to another maneuver by cards, shown without being revealed. */
import { choose, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";
import { codesToChoose, maneuverOf } from "./dial.ts";

/** The maneuver is remembered until the next Planning phase (2E-ACTIV-07). */
export function reveal(game: Situation, ship: Ship, code: string): void {
  game.reveal();
  game.setShip(ship, { revealed: code });
  game.note({ note: "revealed", ship: ship.id, maneuver: code });
}

/** Faceup by a card, which is no revealing: that comes in its activation (2E-ACTIV-04). For cards. */
export function showDial(game: Situation, ship: Ship): void {
  if (ship.dial === undefined) return;
  game.reveal();
  game.note({ note: "dial shown", ship: ship.id, maneuver: ship.dial });
}

/**
 * A card has the ship set its dial: among what it allows, the present maneuver too (2E-PLAN-11). A dial that lies open is set before all
 * eyes, and what it shows then is what the ship has revealed (2E-ACTIV-05). For cards.
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

/** The present one first: not to change it is the default. */
function codesFor(game: Situation, ship: Ship, allows: (code: string) => boolean): readonly string[] {
  const codes = codesToChoose(game, ship, allows);
  const { dial } = ship;
  return dial === undefined ? codes : [dial, ...codes.filter((code) => code !== dial && allows(code))];
}
