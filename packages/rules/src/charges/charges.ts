/**
 * Charges and Force. Only active ones are counted. Spending or losing one makes it inactive; recovering one makes it active, up to the
 * limit (2E-CHARGE-01, -02). An upgrade's charges are on the upgrade; the pilot's charges and all Force are on the Ship card (2E-CHARGE-04,
 * -10).
 */
import type { Charges } from "@broadside/cards";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { replaced, window } from "../abilities/window.ts";
import type { Bearer } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import { recoverEnergy } from "../energy/energy-second-edition.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import { energyLimit, shieldValue } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import type { Ship, UpgradeState } from "../state/state.ts";

/** Where charges are: on the upgrade at an index, or on the Ship card. */
export type ChargePlace = number | "ship";

/**
 * Returns where a card's charges are. The card can spend only those and, unless it says otherwise, recover only those (2E-CHARGE-04, -05).
 */
export const placeOfCharges = ({ card, at }: Bearer): ChargePlace | undefined =>
  card.startsWith("upgrade:") ? at : card.startsWith("pilot:") || card.startsWith("ship:") ? "ship" : undefined;

/** Fills charges, Force, energy and shields at the start, unless a card says otherwise (2E-SETUP-02, 2E-CHARGE-02). */
export function fillPools(game: Situation, ship: Ship): void {
  const { charges, force } = game.factsOf(ship);
  game.setShip(ship, {
    charges: charges.value,
    force: force.value,
    energy: energyLimit(game, ship),
    shields: shieldValue(game, ship),
    upgrades: ship.upgrades.map((card, at) => ({ ...card, charges: chargesAtFirst(game.factsOf(ship), at) })),
  });
}

/** Returns what an upgrade starts with: its charges, or the tokens that another card has placed on it. */
export const chargesAtFirst = ({ upgrades, placedTokens }: Pick<ShipFacts, "upgrades" | "placedTokens">, at: number): number =>
  upgrades[at]?.charges?.value ?? placedTokens?.[at] ?? 0;

/** Returns the charges printed on the current side. */
function printedOn(game: Situation, ship: Ship, place: ChargePlace): Charges | undefined {
  const { charges, upgrades } = game.factsOf(ship);
  if (place === "ship") return charges;
  const card = upgrades[place];
  return card?.back && ship.upgrades[place]?.side === "back" ? card.back.charges : card?.charges;
}

export const chargeLimit = (game: Situation, ship: Ship, place: ChargePlace): number => printedOn(game, ship, place)?.value ?? 0;

export const chargesOn = (ship: Ship, place: ChargePlace): number =>
  place === "ship" ? ship.charges : (ship.upgrades[place]?.charges ?? 0);

export function setCharges(game: Situation, ship: Ship, place: ChargePlace, charges: number): void {
  if (chargesOn(ship, place) === charges) return;
  if (place === "ship") game.setShip(ship, { charges });
  else game.setShip(ship, { upgrades: ship.upgrades.map((card, at) => (at === place ? { ...card, charges } : card)) });
}

/** Spends all of the charges or none; returns false if not enough are active (2E-CHARGE-03). */
export function spendCharges(game: Situation, ship: Ship, place: ChargePlace, count = 1): boolean {
  const left = chargesOn(ship, place) - count;
  if (left < 0) return false;
  setCharges(game, ship, place, left);
  return true;
}

/** Loses up to this many charges. */
export const loseCharges = (game: Situation, ship: Ship, place: ChargePlace, count = 1): void =>
  setCharges(game, ship, place, Math.max(0, chargesOn(ship, place) - count));

/** Whether a card's charges can be recovered. Some can't, not even by reloading (2E-CHARGE-09). */
export const canRecoverCharge = (game: Situation, ship: Ship, place: ChargePlace): boolean =>
  chargesOn(ship, place) < chargeLimit(game, ship, place) && may(game, "recover", { ship, of: place }, true);

/** Recovers charges up to the limit (2E-CHARGE-02). */
export function recoverCharge(game: Situation, ship: Ship, place: ChargePlace, count = 1): void {
  if (canRecoverCharge(game, ship, place))
    setCharges(game, ship, place, Math.min(chargeLimit(game, ship, place), chargesOn(ship, place) + count));
}

/** Spends all of the Force or none; returns false if not enough is active. */
export function spendForce(game: Situation, ship: Ship, count = 1): boolean {
  if (ship.force < count) return false;
  if (count > 0) game.setShip(ship, { force: ship.force - count });
  return true;
}

/** Runs effects after a ship spends Force. */
export const forceSpent = (game: Situation, ship: Ship): Procedure => window(game, "tokenSpent", { ship: ship.id, spent: "force" });

/** Recovers Force up to the combined limit of the Ship card and its upgrades (2E-CHARGE-10). */
export function recoverForce(game: Situation, ship: Ship, count = 1): void {
  const force = Math.min(game.factsOf(ship).force.value, ship.force + count);
  if (force > ship.force) game.setShip(ship, { force });
}

/** Turns a double-sided card over; its charges stay as they are (2E-CHARGE-18). */
export function flipUpgrade(game: Situation, ship: Ship, at: number): void {
  const turned = (card: UpgradeState): UpgradeState => ({ ...card, side: card.side === "front" ? "back" : "front" });
  game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? turned(card) : card)) });
}

/**
 * In the End phase, a card recovers one charge for each recovery symbol, whatever kind of charge it has and whatever reference version is
 * used (2E-CHARGE-06, -19-Q). Negative symbols, new in 1.2.0, remove that many charges (2E-CHARGE-07). For Force, the highest number among
 * its sources counts (2E-CHARGE-11). Ships in reserve recover charges too (2E-CHARGE-17). Cards without a symbol recover none
 * (2E-CHARGE-08), and only huge ships recover shields (2E-CHARGE-14).
 */
export const recoverCharges = procedure("recoverCharges", function* (game: Situation, ship: Ship): Procedure {
  if (ship.status !== "inPlay" && ship.status !== "reserve" && ship.status !== "docked") return;
  const { force, shieldRecovery, energyRecovery } = game.factsOf(ship);
  yield* recur(game, ship, "ship");
  for (const [at, { faceup }] of ship.upgrades.entries()) if (faceup) yield* recur(game, ship, at);
  if (force.recovers > 0 && ship.force < force.value && may(game, "recover", { ship, of: "force" }, true))
    recoverForce(game, ship, yield* comingBack(game, ship, force.recovers));
  if (shieldRecovery > 0 && ship.status === "inPlay") {
    const shields = Math.min(shieldValue(game, ship), ship.shields + shieldRecovery);
    if (shields > ship.shields) game.setShip(ship, { shields });
  }
  if (energyRecovery > 0) yield* recoverEnergy(game, ship);
});

function* recur(game: Situation, ship: Ship, place: ChargePlace): Procedure {
  const symbols = printedOn(game, ship, place)?.recovers ?? 0;
  if (symbols > 0 && canRecoverCharge(game, ship, place)) recoverCharge(game, ship, place, yield* comingBack(game, ship, symbols));
  else if (symbols < 0 && game.edition.switches.negativeCharges) loseCharges(game, ship, place, -symbols);
}

/** Returns how many charges come back. Cards may prevent each one separately. */
function* comingBack(game: Situation, ship: Ship, count: number): Procedure<number> {
  if (bearersOn(game, "recurring").length === 0) return count;
  let left = count;
  for (let one = 0; one < count; one += 1) if (yield* replaced(game, "recurring", { ship: ship.id })) left -= 1;
  return left;
}
