/** The ships of a list from its entries: the two cards of a corvette are one ship. */
import { JsonReader, join } from "@broadside/kit";
import type { ShipDraft } from "../draft.ts";
import { type ReadCard, readCard } from "./xws-cards.ts";
import { entriesOf } from "./xws-entries.ts";
import type { XwsNames } from "./xws-names.ts";

export function readShips(
  names: XwsNames,
  entries: readonly unknown[],
  path: string,
  faction: string,
  reader: JsonReader,
): readonly ShipDraft[] {
  const cards = entries.map((entry, at) => readCard(names, entry, join(path, at), faction, reader));
  const partners = partnersOf(cards, reader);
  return cards.flatMap((card, at) => {
    const { ship, half } = card;
    const partner = partners.get(card);
    if (!half) return [ship];
    if (!partner) return [{ ...ship, onlySection: half.section }];
    return cards.indexOf(partner) < at ? [] : [oneShip(card, partner, reader)];
  });
}

/** A corvette stands where the first of its cards does. */
function oneShip(first: ReadCard, second: ReadCard, reader: JsonReader): ShipDraft {
  const [fore, aft] = first.half?.section === "fore" ? [first.ship, second.ship] : [second.ship, first.ship];
  const vendor = first.ship.vendor ?? second.ship.vendor;
  if (first.ship.vendor && second.ship.vendor && JSON.stringify(first.ship.vendor) !== JSON.stringify(second.ship.vendor))
    reader.note(join(second.path, "vendor"), "differs from that of the other half and is left out");
  return { pilot: fore.pilot, upgrades: [...fore.upgrades, ...aft.upgrades], ...(vendor && { vendor }) };
}

/**
 * Halves of one ship type that share a number belong together, in order. Those without a number do where there are as many fore
 * as aft; otherwise it cannot be told, and each is a ship of its own.
 */
function partnersOf(cards: readonly ReadCard[], reader: JsonReader): ReadonlyMap<ReadCard, ReadCard> {
  const groups = new Map<string, ReadCard[]>();
  for (const card of cards) {
    if (!card.half) continue;
    const key = `${card.half.ship.id} ${card.link ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  const partners = new Map<ReadCard, ReadCard>();
  for (const group of groups.values()) {
    const fore = group.filter(({ half }) => half?.section === "fore");
    const aft = group.filter(({ half }) => half?.section === "aft");
    const unclear = group[0]?.link === undefined && fore.length !== aft.length;
    for (const [at, one] of fore.entries()) {
      const other = aft[at];
      if (!other || unclear) continue;
      partners.set(one, other).set(other, one);
    }
    for (const card of group)
      if (!partners.has(card))
        reader.note(card.path, `is the ${card.half?.section} half of a corvette, and nothing says which is the other`);
  }
  return partners;
}

/** Its cards, without what is said of its place and by other programs. */
export type ShipCards = Pick<ShipDraft, "pilot" | "upgrades" | "onlySection">;

/** How a ship would be read from its entries alone, without our extras. */
export function readFromEntries(names: XwsNames, { pilot, upgrades, onlySection }: ShipCards, faction: string): ShipCards | undefined {
  const cards = { pilot, upgrades, ...(onlySection && { onlySection }) };
  return readShips(names, entriesOf(names, [cards]), "", faction, new JsonReader(0))[0];
}

/** The same cards in the same places; the format does not keep the order of upgrades of different types. */
export const sameCards = (one: ShipCards, other: ShipCards): boolean =>
  one.pilot === other.pilot && one.onlySection === other.onlySection && inOrder(one) === inOrder(other);

const inOrder = ({ upgrades }: ShipCards): string => JSON.stringify(upgrades.map(({ id, section }) => `${section ?? ""} ${id}`).sort());
