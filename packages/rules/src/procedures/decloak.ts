/**
 * Decloaking, after all other effects at the start of the Activation phase (1E-ACT-15): cloaked ships from the lowest skill up, each once;
 * the direction is declared, the token spent, the ship set with the straight 2 template. Neither action nor maneuver, allowed while stressed.
 */
import { choose, type Procedure } from "../ask.ts";
import type { Step } from "../edition.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import { may } from "../query.ts";
import type { Ship } from "../state.ts";
import { loseToken } from "../tokens.ts";
import { DECLOAKS, type Direction } from "./directions.ts";
import { openDirections } from "./places.ts";
import { moveIn, STAY } from "./reposition.ts";
import { nextShip } from "./skill-order.ts";

/** The mark of a ship that has had its chance this round. */
const ASKED = "decloak";

const isWaiting = ({ status, tokens, usedThisRound }: Ship): boolean =>
  status === "inPlay" && tokens.cloak > 0 && !usedThisRound.includes(ASKED);

export const DECLOAK: Step = {
  name: "decloak",
  *run(game: Game): Procedure<"again" | "done"> {
    const ship = yield* nextShip(game, "rising", isWaiting);
    if (!ship) return "done";
    game.setShip(ship, { usedThisRound: [...ship.usedThisRound, ASKED] });
    yield* decloak(game, ship);
    return "again";
  },
};

/** May be left; false when the ship stays as it was. */
export const decloak = procedure("decloak", function* (game: Game, ship: Ship): Procedure<boolean> {
  const direction = yield* choose<Direction | undefined>((now) => ({
    kind: "decloak",
    seat: ship.seat,
    rule: "1E-ACT-15",
    about: { ship: ship.id },
    options: [STAY, ...(maySpend(now, ship) ? openDirections(now, ship, DECLOAKS, "clear") : [])],
  }));
  if (!direction || ship.status !== "inPlay") return false;
  loseToken(game, ship, "cloak");
  game.note({ note: "decloaked", ship: ship.id, text: direction.key });
  yield* moveIn(game, ship, direction, { seat: ship.seat, kind: "decloak", rule: "1E-ACT-15", landing: "clear" });
  return true;
});

const maySpend = (game: Game, ship: Ship): boolean => may(game, "spend", { ship, token: "cloak", attack: undefined }, true);
