/**
 * Decloaking happens after all other effects at the start of the Activation phase (1E-ACT-15). Cloaked ships decloak once each, from the
 * lowest skill up. The ship declares the direction, spends the token, and moves with the straight 2 template. This is neither an action nor
 * a maneuver, and is allowed while stressed.
 */
import { window } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Decloaking, Direction, Landing } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { nextShip } from "../phases/skill-order.ts";
import { latest, may, waysToMove } from "../queries/query.ts";
import { BANK_DECLOAKS, DECLOAKS } from "../reposition/directions.ts";
import { anyDirections, openDirections } from "../reposition/places.ts";
import { moveIn, STAY } from "../reposition/reposition.ts";
import type { Ship } from "../state/state.ts";
import { loseToken } from "../tokens/tokens.ts";

/** Marks a ship that has already had its chance to decloak this round. */
const ASKED = "decloak";

const isWaiting = ({ status, tokens, usedThisRound }: Ship): boolean =>
  status === "inPlay" && tokens.cloak > 0 && !usedThisRound.includes(ASKED);

export const DECLOAK: Step = {
  name: "decloak",
  *run(game: Situation): Procedure<"again" | "done"> {
    const ship = yield* nextShip(game, "rising", isWaiting);
    if (!ship) return "done";
    game.setShip(ship, { usedThisRound: [...ship.usedThisRound, ASKED] });
    yield* decloak(game, ship);
    return "again";
  },
};

/** Lets the ship decloak or decline; returns false if it didn't decloak. Cards use this too. */
export const decloak = procedure("decloak", function* (game: Situation, ship: Ship): Procedure<boolean> {
  const { rule } = game.edition.decloaking;
  const direction = yield* choose<Direction | undefined>((now) => ({
    kind: "decloak",
    seat: ship.seat,
    rule,
    about: { ship: ship.id },
    options: [STAY, ...decloakings(now, ship)],
  }));
  return direction && ship.status === "inPlay" ? yield* decloakIn(game, ship, direction) : false;
});

/** The ship must land clear of obstacles, unless a card lets it pass and overlap them. */
export const decloakLanding = (game: Situation, ship: Ship): Landing =>
  may(game, "decloakOverObstacles", { ship }, false) ? "onObstacles" : "clear";

export const FIRST_EDITION_DECLOAKING: Decloaking = { rule: "1E-ACT-15", directions: DECLOAKS, bent: BANK_DECLOAKS };

/** Returns the directions in which a ship may decloak; none if it may not spend its token. */
export function decloakings(game: Situation, ship: Ship): readonly Option<Direction>[] {
  const { attempts, directions: straight, bent } = game.edition.decloaking;
  const isBent = latest(game, "decloakTemplate", { ship }, "straight") === "bank";
  const byRule = isBent ? bent : straight;
  if (ship.tokens.cloak === 0 || !may(game, "spend", { ship, token: "cloak", attack: undefined }, true)) return [];
  const directions = waysToMove(game, { ship, move: "decloak", colour: undefined, ways: byRule });
  return (attempts ? anyDirections : openDirections)(game, ship, directions, decloakLanding(game, ship));
}

/** Decloaks in the declared direction. Returns false if there was no room; in that case it costs nothing (2E-ACT-13, 2E-SYS-07). */
export const decloakIn = procedure("decloakIn", function* (game: Situation, ship: Ship, direction: Direction): Procedure<boolean> {
  const { rule } = game.edition.decloaking;
  const landing = decloakLanding(game, ship);
  const hasRoom = openDirections(game, ship, [direction], landing).length > 0;
  const isOpen = hasRoom && (!direction.pay || (yield* direction.pay(game, ship)) !== false);
  if (isOpen) loseToken(game, ship, "cloak");
  game.note({ note: isOpen ? "decloaked" : "decloaking failed", ship: ship.id, direction: direction.key });
  if (isOpen) yield* moveIn(game, ship, direction, { seat: ship.seat, kind: "decloak", rule, landing });
  if (isOpen && ship.status === "inPlay") yield* window(game, "decloaked", { ship: ship.id });
  return isOpen;
});
