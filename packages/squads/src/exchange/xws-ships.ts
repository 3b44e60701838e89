/** Reads a list's ships from its entries. The two cards of a corvette become one ship. */
import { join } from "@broadside/kit";
import type { ShipDraft } from "../draft.ts";
import { FileReader } from "./file-reader.ts";
import { type ReadCard, readCard } from "./xws-cards.ts";
import { entriesOf } from "./xws-entries.ts";
import type { XwsNames } from "./xws-names.ts";

export function readShips(
  names: XwsNames,
  entries: readonly unknown[],
  path: string,
  faction: string,
  reader: FileReader,
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

/** Makes one ship out of a corvette's two cards. Its place in the list is that of the first card. */
function oneShip(first: ReadCard, second: ReadCard, reader: FileReader): ShipDraft {
  const [fore, aft] = first.half?.section === "fore" ? [first.ship, second.ship] : [second.ship, first.ship];
  const vendor = first.ship.vendor ?? second.ship.vendor;
  if (first.ship.vendor && second.ship.vendor && JSON.stringify(first.ship.vendor) !== JSON.stringify(second.ship.vendor))
    reader.ignore(join(second.path, "vendor"), { note: "other data than the first half" });
  return { pilot: fore.pilot, upgrades: [...fore.upgrades, ...aft.upgrades], ...(vendor && { vendor }) };
}

/**
 * Finds each half's other half. Halves with the same ship type and number are matched in list order. So are halves without a number, but
 * only if there are as many fore halves as aft halves. A half without a match becomes a separate ship.
 */
function partnersOf(cards: readonly ReadCard[], reader: FileReader): ReadonlyMap<ReadCard, ReadCard> {
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
      if (card.half && !partners.has(card)) reader.note(card.path, { note: "half without the other", half: card.half.section });
  }
  return partners;
}

/** A ship's cards, without its position in the list and without other programs' data. */
export type ShipCards = Pick<ShipDraft, "pilot" | "upgrades" | "onlySection">;

/** Returns the ship as its entries alone describe it, without our extras. */
export function readFromEntries(names: XwsNames, { pilot, upgrades, onlySection }: ShipCards, faction: string): ShipCards | undefined {
  const cards = { pilot, upgrades, ...(onlySection && { onlySection }) };
  return readShips(names, entriesOf(names, [cards]), "", faction, new FileReader(0))[0];
}

/**
 * True if two ships have the same cards in the same places. Upgrades of different types may be in another order, because the format doesn't
 * preserve it.
 */
export const sameCards = (one: ShipCards, other: ShipCards): boolean =>
  one.pilot === other.pilot && one.onlySection === other.onlySection && inOrder(one) === inOrder(other);

const inOrder = ({ upgrades }: ShipCards): string => JSON.stringify(upgrades.map(({ id, section }) => `${section ?? ""} ${id}`).sort());
