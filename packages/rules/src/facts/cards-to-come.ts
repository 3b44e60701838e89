/**
 * Cards from outside a list that may come into play. Some cards replace others on their ship with any card of the same type that costs no
 * more. The possible cards are worked out once, when the ship's facts are read. Ships without such a card have only the cards in their
 * list.
 */
import { type Carrier, type Catalogue, holds, type Slot, type Upgrade, upgradeCost } from "@broadside/cards";

type ShipCards = Pick<Carrier, "pilot" | "ship">;

/**
 * For each listed card, returns the cards that may be in its place, starting with the card itself. Returns undefined if no card lets the
 * ship exchange cards.
 */
export function cardsToCome(
  carrier: ShipCards,
  listed: readonly Upgrade[],
  { pack }: Catalogue,
): readonly (readonly Upgrade[])[] | undefined {
  if (!listed.some(({ exchanges }) => exchanges)) return undefined;
  let types: ReadonlySet<Slot> = new Set();
  let found = listed.map((card): readonly Upgrade[] => [card]);
  // A card that replaces another may itself let the ship exchange cards of further types, so we search until no new type turns up.
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

/**
 * For each listed card, returns the card itself and the squad's cards that may replace it. Returns undefined if no card in the squad lets
 * ships swap cards.
 */
export function cardsSwapped(listed: readonly Upgrade[], squad: readonly Upgrade[]): readonly (readonly Upgrade[])[] | undefined {
  const types = new Set(squad.flatMap(({ swaps }) => swaps ?? []));
  if (types.size === 0) return undefined;
  const isSwapped = ({ slots }: Upgrade): boolean => slots.some((slot) => types.has(slot));
  return listed.map((card) => (isSwapped(card) ? [card, ...squad.filter((other) => other !== card && isSwapped(other))] : [card]));
}

/** Returns the cards of a type that one of the ship's cards may hold from outside the list. Limited cards are never among them. */
export const cardsToHold = (carrier: ShipCards, slot: Slot, { pack }: Catalogue): readonly Upgrade[] =>
  pack.upgrades.filter((card) => card.limit === undefined && card.slots.length === 1 && card.slots[0] === slot && isForShip(card, carrier));

/** Whether a different card may replace this one: it has the same type, costs no more, and uses no more upgrade icons. */
export const mayReplace = ({ pilot, ship }: ShipCards, card: Upgrade, other: Upgrade, types: ReadonlySet<Slot>): boolean =>
  other !== card &&
  other.slots.some((slot) => types.has(slot) && card.slots.includes(slot)) &&
  other.slots.length <= card.slots.length &&
  (upgradeCost(other, pilot, ship) ?? Number.POSITIVE_INFINITY) <= (upgradeCost(card, pilot, ship) ?? 0);

/** Whether the card's restrictions allow the ship itself, ignoring its other cards. */
const isForShip = ({ restrictions = [], onlyInStandardLoadout }: Upgrade, { pilot, ship }: ShipCards): boolean =>
  !onlyInStandardLoadout && restrictions.every((one) => !OF_SHIP.has(one.needs) || holds(one, { pilot, ship, upgrades: [] }, NO_FLEET, []));

const OF_SHIP: ReadonlySet<string> = new Set(["ship", "ship-name", "size", "faction"]);
const NO_FLEET = { faction: "", ships: [] };
