/**
 * What happens after a token or lock is assigned: jam, tractor and ion tokens (2E-TOKEN-10, -13 to -25), and stress on huge ships
 * (2E-HUGE-18).
 */

import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { shedStress } from "../energy/energy-second-edition.ts";
import type { Seat } from "../state/seat.ts";
import { type Ship, shipOf, type TokenKind } from "../state/state.ts";
import { wingStatusChanged } from "../wings/splitting.ts";
import { type Jam, loseToJam } from "./after-assigned-first-edition.ts";
import { loseLock } from "./locks.ts";
import { isIonized } from "./status.ts";
import { assign, isRemovable, loseToken, mayHave } from "./tokens.ts";
import { tractored } from "./tractor-second-edition.ts";

/** Circular tokens that help the ship. They are removed in the End phase, and a jam token removes one (2E-TOKEN-01, -20). */
export const GREEN: readonly TokenKind[] = ["focus", "evade", "calculate", "reinforceFore", "reinforceAft"];
/** Circular tokens that hinder the ship. */
export const ORANGE: readonly TokenKind[] = ["disarm", "jam", "tractor"];

/** Square red tokens, which stay until something removes them. Locks are red too, but aren't in this list. Used by cards. */
export const RED: readonly TokenKind[] = ["stress", "strain", "deplete", "ion"];

export function afterAssigned(game: Situation, ship: Ship, token: TokenKind | "lock", by?: Ship): Procedure {
  if (token === "jam") return loseToJam(game, ship, JAM, jammerOf(game, ship, by));
  if (token === "tractor") {
    wingStatusChanged(game, ship, token);
    return tractored(game, ship, causerOf(game, ship, by));
  }
  if (token === "stress") shedStress(game, ship, 1);
  else if (token === "ion") ionized(game, ship);
  else if (ship.tokens.jam > 0 && (token === "lock" || GREEN.includes(token))) blank(game, ship, token);
  return NOTHING;
}

/** What a jam token removes. The ship stays jammed until it gains something that a jam removes (2E-TOKEN-21, -31-Q). */
const JAM: Jam = { takes: GREEN, rule: "2E-TOKEN-20" };

/**
 * Removes a token that the ship has just gained, if the ship has a jam token that has found nothing to remove so far (2E-TOKEN-21). The
 * effect that gave the ship the token has still happened (2E-TOKEN-22).
 */
function blank(game: Situation, ship: Ship, token: TokenKind | "lock"): void {
  const lock = ship.locks.at(-1);
  if (token !== "lock") loseToken(game, ship, token);
  else if (lock !== undefined) loseLock(game, ship, lock);
  loseToken(game, ship, "jam");
  game.note({ note: "jammed", ship: ship.id, token });
}

/**
 * Returns the player who decides for a jam token that comes from the ship's own Damage card: the player who caused the card to be faceup,
 * or else the ship's own player (EB-FAQ-03, -04).
 */
function jammerOf(game: Situation, ship: Ship, by: Ship | undefined): Seat {
  const { user, state } = game;
  const card = user?.ship === ship && user.card.startsWith("damage:") ? ship.damage.find((one) => one.card === user.at) : undefined;
  if (!card) return causerOf(game, ship, by).seat;
  return card.by !== undefined && state.seats[card.by]?.status === "playing" ? card.by : ship.seat;
}

/**
 * Returns the ship that counts as the cause of a token: the one that assigned it, or else the attacker (2E-TOKEN-13, -23). If there is
 * none, or its player is out of the game, the ship's own player decides (2E-TOKEN-24).
 */
function causerOf({ state }: Situation, ship: Ship, by: Ship | undefined): Ship {
  const attacker = state.attack?.defender === ship.id ? shipOf(state, state.attack.attacker) : undefined;
  const causer = by ?? attacker ?? ship;
  const isAsked = (seat: Seat): boolean => state.seats[seat]?.status === "playing";
  return isAsked(causer.seat) ? causer : ship;
}

/** In newer versions of the reference, a token that ionizes a ship also breaks the ship's own locks (2E-TOKEN-10, -11). */
function ionized(game: Situation, ship: Ship): void {
  wingStatusChanged(game, ship, "ion");
  if (game.edition.switches.ionByDial && isIonized(game, ship)) for (const lock of ship.locks) loseLock(game, ship, lock);
}

/** In newer versions of the reference, ionized ships can't acquire locks (2E-TOKEN-10). */
export const mayLock = (game: Situation, ship: Ship): boolean => !(game.edition.switches.ionByDial && isIonized(game, ship));

/** Whether a ship has a token of this kind that can be removed, and the other ship is allowed to have it (2E-TOKEN-02). Used by cards. */
export const mayTransfer = (game: Situation, from: Ship, to: Ship, token: TokenKind): boolean =>
  isRemovable(game, from, token) && to.status === "inPlay" && mayHave(game, to, token);

/**
 * Moves a token from one ship to another, as an effect of the first ship or of a third one. Returns false if nothing was moved. Used by
 * cards.
 */
export const transferToken = procedure(
  "transferToken",
  function* (game: Situation, from: Ship, to: Ship, token: TokenKind, by: Ship = from): Procedure<boolean> {
    if (!mayTransfer(game, from, to, token)) return false;
    loseToken(game, from, token);
    yield* assign(game, to, token, 1, by);
    return true;
  },
);
