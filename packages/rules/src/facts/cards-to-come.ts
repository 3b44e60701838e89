/**
 * Cards that come into play from outside a list: some cards replace others of their ship by any of the same type that costs no more. What
 * may ever lie on such a ship is found once, when its facts are read; all other ships have the cards of their list and no more.
 */
import { type Carrier, type Catalogue, holds, type Slot, type Upgrade, upgradeCost } from "@broadside/cards";

type ShipCards = Pick<Carrier, "pilot" | "ship">;

/** For each place the cards that may come to lie there, the listed one first; undefined where no card of the ship exchanges any. */
export function cardsToCome(
  carrier: ShipCards,
  listed: readonly Upgrade[],
  { pack }: Catalogue,
): readonly (readonly Upgrade[])[] | undefined {
  if (!listed.some(({ exchanges }) => exchanges)) return undefined;
  let types: ReadonlySet<Slot> = new Set();
  let found = listed.map((card): readonly Upgrade[] => [card]);
  // A card that comes may itself exchange cards of further types.
  for (;;) {
    const now = new Set(found.flat().flatMap(({ exchanges }) => exchanges ?? []));
    if (now.size === types.size) return found;
    types = now;
    found = listed.map((card) => [
      card,
      ...pack.upgrades.filter((other) => isForShip(other, carrier) && mayReplace(carrier, card, other, now)),
    ]);
  }
}

/** Where a card of the squad has its ships exchange some: for each place the listed card and all of the squad that may come; else undefined. */
export function cardsSwapped(listed: readonly Upgrade[], squad: readonly Upgrade[]): readonly (readonly Upgrade[])[] | undefined {
  const types = new Set(squad.flatMap(({ swaps }) => swaps ?? []));
  if (types.size === 0) return undefined;
  const isSwapped = ({ slots }: Upgrade): boolean => slots.some((slot) => types.has(slot));
  return listed.map((card) => (isSwapped(card) ? [card, ...squad.filter((other) => other !== card && isSwapped(other))] : [card]));
}

/** Cards of a type from outside the list that a card of the ship may hold for it: none that is limited. */
export const cardsToHold = (carrier: ShipCards, slot: Slot, { pack }: Catalogue): readonly Upgrade[] =>
  pack.upgrades.filter((card) => card.limit === undefined && card.slots.length === 1 && card.slots[0] === slot && isForShip(card, carrier));

/** Another card of the same type that costs no more, and takes up no more icons: those are the ones that are there for it. */
export const mayReplace = ({ pilot, ship }: ShipCards, card: Upgrade, other: Upgrade, types: ReadonlySet<Slot>): boolean =>
  other !== card &&
  other.slots.some((slot) => types.has(slot) && card.slots.includes(slot)) &&
  other.slots.length <= card.slots.length &&
  (upgradeCost(other, pilot, ship) ?? Number.POSITIVE_INFINITY) <= (upgradeCost(card, pilot, ship) ?? 0);

/** Whether the ship itself is one for the card; what else lies there is not looked at. */
const isForShip = ({ restrictions = [], onlyInStandardLoadout }: Upgrade, { pilot, ship }: ShipCards): boolean =>
  !onlyInStandardLoadout && restrictions.every((one) => !OF_SHIP.has(one.needs) || holds(one, { pilot, ship, upgrades: [] }, NO_FLEET, []));

const OF_SHIP: ReadonlySet<string> = new Set(["ship", "ship-name", "size", "faction"]);
const NO_FLEET = { faction: "", ships: [] };
