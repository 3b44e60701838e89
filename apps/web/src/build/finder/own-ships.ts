/** Ships from the player's other lists, with their cards. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Format, formatById, type ShipDraft } from "@broadside/squads";
import type { Draft } from "../../lists/drafts/drafts.ts";
import { addShip } from "../../lists/entry/edits.ts";
import { withSquad } from "../../lists/entry/entries.ts";
import { type RankedOffer, rankedShips } from "../choosers/offers.ts";

export interface OwnShip {
  readonly id: string;
  readonly ship: ShipDraft;
  /** The names of the lists that contain the ship. */
  readonly lists: readonly string[];
}

const MOST_SHIPS = 60;

/** Ships of this edition and faction, the most used first. Ships with the same cards appear once. */
export function ownShips(drafts: readonly Draft[], own: string, { edition }: Format, faction: string): readonly OwnShip[] {
  const found = new Map<string, { readonly ship: ShipDraft; readonly lists: Set<string> }>();
  for (const draft of drafts) {
    if (draft.id === own || formatById(draft.entry.format)?.edition !== edition) continue;
    for (const squad of draft.entry.squads)
      for (const { pilot, upgrades } of squad.faction === faction ? squad.ships : []) {
        const id = [pilot, ...upgrades.map((upgrade) => `${upgrade.id} ${upgrade.section ?? ""}`).toSorted()].join("|");
        const known = found.get(id) ?? { ship: { pilot, upgrades }, lists: new Set() };
        known.lists.add(draft.name);
        found.set(id, known);
      }
  }
  return [...found]
    .map(([id, { ship, lists }]) => ({ id, ship, lists: [...lists] }))
    .toSorted((one, other) => other.lists.length - one.lists.length || other.ship.upgrades.length - one.ship.upgrades.length)
    .slice(0, MOST_SHIPS);
}

export function ownShipOffers(
  entry: EntryDraft,
  format: Format,
  catalogue: Catalogue,
  list: number,
  ships: readonly OwnShip[],
): readonly RankedOffer<OwnShip>[] {
  const now = checkEntry(entry, format, catalogue).verdict;
  const before = now.lists[list]?.points ?? 0;
  return rankedShips(
    ships.map((card) => {
      const grown = withSquad(entry, list, (squad) => addShip(squad, card.ship));
      const { verdict } = checkEntry(grown, format, catalogue);
      return { card, verdict, cost: (verdict.lists[list]?.points ?? 0) - before };
    }),
    now,
    list,
    format,
  );
}
