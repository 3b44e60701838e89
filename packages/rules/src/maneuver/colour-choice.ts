/**
 * Picks the colour of a maneuver that cards let a ship treat as a different colour. If the choice makes a difference, the player is asked;
 * otherwise the easiest colour is used. The choice makes a difference in three cases: one of the colours is red, which gives stress and may
 * be forbidden; the ship is stressed, so green would remove a token; or a card depends on the maneuver's colour.
 */

import type { Procedure } from "../contract/ask.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { isStressed } from "../queries/figures.ts";
import { coloursOpen, may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { coloured, maneuverOf } from "./dial.ts";
import { mayFly } from "./stress.ts";

export const chooseColour = procedure(
  "chooseColour",
  function* (game: Situation, ship: Ship, code: string, among: "any" | "flyable"): Procedure<Difficulty> {
    const open = coloursFor(game, ship, code, among);
    const [first] = open;
    if (open.length === 1 || !matters(game, ship, open)) return first;
    return yield* choose<Difficulty>((now) => ({
      kind: "treat maneuver as",
      seat: ship.seat,
      rule: "1E-MOVE-06",
      about: { ship: ship.id, maneuver: code },
      options: optionsOf(coloursFor(now, ship, code, among).map((value) => ({ key: value, value }))),
    }));
  },
);

/** The player may leave a revealed maneuver in a colour that stress forbids. The ship then executes a different maneuver (1E-MOVE-08). */
function coloursFor(game: Situation, ship: Ship, code: string, among: "any" | "flyable"): readonly [Difficulty, ...Difficulty[]] {
  const maneuver = maneuverOf(game, ship, code);
  const open = coloursOpen(game, ship, maneuver);
  const [first, ...others] = open;
  return among === "any" || open.length === 1
    ? open
    : [first, ...others.filter((colour) => mayFly(game, ship, coloured(maneuver, colour)))];
}

const matters = (game: Situation, ship: Ship, open: readonly Difficulty[]): boolean =>
  open.includes("red") || isStressed(ship) || may(game, "heedColour", { ship }, false);
