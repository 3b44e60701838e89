/** What a builder may offer: every card that could come next, and what would speak against each. */
import { type Catalogue, type Pilot, type SectionName, type Slot, type Upgrade, upgradeCost } from "@broadside/cards";
import { checkEntry } from "./checks/check-entry.ts";
import type { EntryDraft, ShipDraft, SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { Fault, ListTotals, Verdict } from "./verdict.ts";

export interface Offer<Card> {
  readonly card: Card;
  /** What it would add to the list's points, or to the ship's loadout; undefined where no source gives it. */
  readonly cost: number | undefined;
  /** What would be wrong that is not wrong now; nothing when the card fits. */
  readonly against: readonly Fault[];
  /** What the list comes to with it. */
  readonly totals: ListTotals | undefined;
}

type Entry = Pick<EntryDraft, "squads" | "options">;

/** The ship cards of the list's faction. */
export function pilotOffers(entry: Entry, format: Format, catalogue: Catalogue, list: number): readonly Offer<Pilot>[] {
  const faction = entry.squads[list]?.faction;
  const upToNow = upTo(entry, format, list);
  const now = faultKeys(checkEntry(upToNow, format, catalogue).verdict);
  return catalogue.pack.pilots
    .filter((pilot) => pilot.faction === faction)
    .map((card) => {
      const { verdict } = checkEntry(withShip(upToNow, list, { pilot: card.id, upgrades: [] }), format, catalogue);
      return { card, cost: card.cost, against: newFaults(verdict, now), totals: verdict.lists[list] };
    });
}

/** The upgrades of a type for a ship, in place of the one at `replaces` where given. */
export function upgradeOffers(
  entry: Entry,
  format: Format,
  catalogue: Catalogue,
  place: { readonly list: number; readonly ship: number; readonly section?: SectionName; readonly replaces?: number },
  slot: Slot,
): readonly Offer<Upgrade>[] {
  const own = entry.squads[place.list]?.ships[place.ship];
  const pilot = own && catalogue.pilots.get(own.pilot);
  const ship = pilot && catalogue.ships.get(pilot.ship);
  if (!own || !ship) return [];
  const kept = own.upgrades.filter((_, at) => at !== place.replaces);
  const verdictWith = (upgrades: ShipDraft["upgrades"]): Verdict =>
    checkEntry(withUpgrades(upTo(entry, format, place.list), place.list, place.ship, upgrades), format, catalogue).verdict;
  const spentIn = ({ lists }: Verdict): number => lists[place.list]?.ships[place.ship]?.upgrades ?? 0;
  const without = verdictWith(kept);
  const now = faultKeys(without);
  const section = ship.sections && place.section;
  return catalogue.pack.upgrades
    .filter((card) => card.slots.includes(slot) && !card.onlyInStandardLoadout)
    .map((card) => {
      const then = verdictWith([...kept, section === undefined ? { id: card.id } : { id: card.id, section }]);
      const isKnown = upgradeCost(card, pilot, ship) !== undefined;
      return {
        card,
        cost: isKnown ? spentIn(then) - spentIn(without) : undefined,
        against: newFaults(then, now),
        totals: then.lists[place.list],
      };
    });
}

/** A tier is held against those before it only: later ones are brought along. */
const upTo = (entry: Entry, format: Format, list: number): Entry =>
  format.inclusion ? { ...entry, squads: entry.squads.slice(0, list + 1) } : entry;

const withShip = (entry: Entry, list: number, ship: ShipDraft): Entry =>
  withSquad(entry, list, (squad) => ({ ...squad, ships: [...squad.ships, ship] }));

const withUpgrades = (entry: Entry, list: number, ship: number, upgrades: ShipDraft["upgrades"]): Entry =>
  withSquad(entry, list, (squad) => ({ ...squad, ships: squad.ships.map((own, at) => (at === ship ? { ...own, upgrades } : own)) }));

const withSquad = (entry: Entry, list: number, change: (squad: SquadDraft) => SquadDraft): Entry => ({
  ...entry,
  squads: entry.squads.map((squad, at) => (at === list ? change(squad) : squad)),
});

/** A fault is the same as before though its figures grow: a list that is over its limit already is no reason against a card. */
const keyOf = ({ rule, place }: Fault): string => `${rule} ${place.list} ${place.ship} ${place.upgrade}`;

const faultKeys = ({ faults }: Verdict): ReadonlySet<string> => new Set(faults.map(keyOf));

/** A wing card asks for wingmates, a standardized card for its fellows: that comes after choosing and is not held against the card. */
const COMES_AFTER = ["2E-WCARD-01", "2E-SQUAD-14", "2E-SQUAD-15"];

const newFaults = ({ faults }: Verdict, now: ReadonlySet<string>): readonly Fault[] =>
  faults.filter((fault) => fault.weight === "illegal" && !now.has(keyOf(fault)) && !COMES_AFTER.includes(fault.rule));
