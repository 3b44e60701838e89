/** An upgrade handed to another ship needs no free icon there, but the ship must meet the card's restrictions (2E-SQUAD-24). */
import { type Carrier, holds } from "@broadside/cards";
import type { Situation } from "../contract/situation.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import type { Ship } from "../state/state.ts";

/** Whether an upgrade, given by its index, may be handed from one ship to another. `waived` is true if the effect waives restrictions. */
export function mayBeHandedOver(game: Situation, from: Ship, at: number, to: Ship, waived = false): boolean {
  const card = game.factsOf(from).upgrades[at];
  if (!card || to.status !== "inPlay") return false;
  const carrierOf = ({ pilot, type, upgrades }: ShipFacts): Carrier => ({
    pilot,
    ship: type,
    upgrades: upgrades.map((one) => ({ card: one })),
  });
  const owner = carrierOf(game.factsOf(to));
  const ships = game.state.ships.flatMap((ship) => (ship.seat === to.seat ? [carrierOf(game.factsOf(ship))] : []));
  const fleet = { faction: game.setup.squads[to.seat]?.faction ?? "", ships };
  const icons = owner.pilot.slots.map((icon) => ({ icon }));
  return waived || (card.restrictions ?? []).every((restriction) => holds(restriction, owner, fleet, icons));
}

/** Adds the card after the new ship's other cards. The card's state stays the same. */
export function handOver(game: Situation, from: Ship, at: number, to: Ship): void {
  const card = from.upgrades[at];
  if (!card?.faceup) return;
  game.setShip(to, { upgrades: [...to.upgrades, card] });
  game.setShip(from, { upgrades: from.upgrades.map((one, place) => (place === at ? { ...one, faceup: false } : one)) });
  game.note({ note: "upgrade handed over", ship: from.id, target: to.id, card: `upgrade:${card.id}` });
}

/** Swaps two cards. Each keeps its state. */
export function swapUpgrades(game: Situation, one: Ship, at: number, other: Ship, otherAt: number): void {
  const [first, second] = [one.upgrades[at], other.upgrades[otherAt]];
  if (!first || !second || one === other) return;
  game.setShip(one, { upgrades: one.upgrades.with(at, second) });
  game.setShip(other, { upgrades: other.upgrades.with(otherAt, first) });
  game.note({ note: "upgrade handed over", ship: one.id, target: other.id, card: `upgrade:${first.id}` });
  game.note({ note: "upgrade handed over", ship: other.id, target: one.id, card: `upgrade:${second.id}` });
}
