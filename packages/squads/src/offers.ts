/** What a list builder can offer: all cards that could be added, and the problems that each of them would cause. */
import { type Catalogue, type Pilot, type SectionName, type Slot, type Upgrade, upgradeCost } from "@broadside/cards";
import { checkEntry } from "./checks/check-entry.ts";
import type { EntryDraft, ShipDraft, SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { ListProblem } from "./problem.ts";
import type { ListTotals, Verdict } from "./verdict.ts";

export interface Offer<Card> {
  readonly card: Card;
  /**
   * How many points the card would add to the list, or how much of the ship's loadout it would use. Undefined if no source gives its cost.
   */
  readonly cost: number | undefined;
  /** The new problems that the card would cause. Empty if the card fits. */
  readonly against: readonly ListProblem[];
  /** The list's totals with the card added. */
  readonly totals: ListTotals | undefined;
}

type Entry = Pick<EntryDraft, "squads" | "options">;

/** Returns the ship cards in the list's faction. */
export function pilotOffers(entry: Entry, format: Format, catalogue: Catalogue, list: number): readonly Offer<Pilot>[] {
  const faction = entry.squads[list]?.faction;
  const upToNow = upTo(entry, format, list);
  const now = problemKeys(checkEntry(upToNow, format, catalogue).verdict);
  return catalogue.pack.pilots
    .filter((pilot) => pilot.faction === faction)
    .map((card) => {
      const { verdict } = checkEntry(withShip(upToNow, list, { pilot: card.id, upgrades: [] }), format, catalogue);
      return { card, cost: card.cost, against: newProblems(verdict, now), totals: verdict.lists[list] };
    });
}

/** Returns the upgrades of one type for a ship. With `replaces`, they are offered as a replacement for that upgrade. */
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
  const now = problemKeys(without);
  const section = ship.sections && place.section;
  return catalogue.pack.upgrades
    .filter((card) => card.slots.includes(slot) && !card.onlyInStandardLoadout)
    .map((card) => {
      const then = verdictWith([...kept, section === undefined ? { id: card.id } : { id: card.id, section }]);
      const isKnown = upgradeCost(card, pilot, ship) !== undefined;
      return {
        card,
        cost: isKnown ? spentIn(then) - spentIn(without) : undefined,
        against: newProblems(then, now),
        totals: then.lists[place.list],
      };
    });
}

/** Leaves out later tiers, because they are built from this one and don't limit it. */
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

/**
 * Identifies a problem without its numbers, so that a known problem that only gets bigger doesn't count as new. This way, no card is
 * refused just because the list was already over its limit.
 */
const keyOf = ({ rule, place }: ListProblem): string => `${rule} ${place.list} ${place.ship} ${place.upgrade}`;

const problemKeys = ({ problems }: Verdict): ReadonlySet<string> => new Set(problems.map(keyOf));

/**
 * Problems that the player's next step solves: after you choose a wing card, you add wingmates, and after a standardized card, its copies.
 */
const COMES_AFTER = ["2E-WCARD-01", "2E-SQUAD-14", "2E-SQUAD-15"];

const newProblems = ({ problems }: Verdict, now: ReadonlySet<string>): readonly ListProblem[] =>
  problems.filter((problem) => problem.weight === "illegal" && !now.has(keyOf(problem)) && !COMES_AFTER.includes(problem.rule));
