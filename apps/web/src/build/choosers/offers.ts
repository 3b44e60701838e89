/** The cards in the left column: those that fit, those that would break a limit, and those that aren't allowed, with the reason. */
import type { Catalogue, Pilot, QuickBuild, SectionName, Slot, SlotIcon, Upgrade } from "@broadside/cards";
import {
  checkEntry,
  type EntryDraft,
  type Format,
  type ListProblem,
  type Offer,
  pilotOffers,
  problemId,
  upgradeOffers,
  type Verdict,
} from "@broadside/squads";
import { addBuild } from "../../lists/entry/edits.ts";
import { withSquad } from "../../lists/entry/entries.ts";
import type { IconName } from "../../look/icon-names.ts";
import { SLOT_ICONS } from "../../look/icons-of.ts";

/** A card is "over" if it breaks a limit or depends on the organiser. Players can still add it, because a draft may be illegal. */
export const FITS = ["fits", "over", "not"] as const;
export type Fit = (typeof FITS)[number];

export interface RankedOffer<Card> extends Offer<Card> {
  readonly fit: Fit;
}

export interface BarIcon {
  readonly list: number;
  readonly ship: number;
  readonly icon: SlotIcon;
  readonly section?: SectionName;
  /** The upgrade in the slot, if any. */
  readonly upgrade?: number;
  /** The slot's place in the upgrade bar. */
  readonly place?: number;
}

export const slotsOf = (icon: SlotIcon): readonly Slot[] => (typeof icon === "string" ? [icon] : icon);

/** Undefined for slots without an icon. */
export function iconOfSlot(icon: SlotIcon): IconName | undefined {
  const [first] = slotsOf(icon);
  return first && SLOT_ICONS[first];
}

/** Cards that fit come first, and each group is sorted by name. */
export function rankedUpgrades(
  entry: EntryDraft,
  format: Format,
  catalogue: Catalogue,
  { list, ship, icon, section, upgrade }: BarIcon,
): readonly RankedOffer<Upgrade>[] {
  const place = { list, ship, ...(section !== undefined && { section }), ...(upgrade !== undefined && { replaces: upgrade }) };
  const seen = new Set<string>();
  const offers = slotsOf(icon)
    .flatMap((slot) => upgradeOffers(entry, format, catalogue, place, slot))
    .filter(({ card }) => !seen.has(card.id) && seen.add(card.id));
  const isOnShip = ({ rule, place: at }: ListProblem): boolean =>
    at.upgrade !== undefined && at.list === list && at.ship === ship && rule !== format.rules.sharedNames;
  const limited = withLimit(offers, entry, format, catalogue, list);
  const byName = limited.toSorted((one, other) => compareTexts(one.card.name, other.card.name));
  return ranked(byName, isOnShip);
}

/** By ship type, the best pilots first. */
export function rankedPilots(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number): readonly RankedOffer<Pilot>[] {
  const added = entry.squads[list]?.ships.length ?? 0;
  const shipOf = ({ card }: Offer<Pilot>): string => catalogue.ships.get(card.ship)?.name ?? card.ship;
  const offers = withLimit(pilotOffers(entry, format, catalogue, list), entry, format, catalogue, list);
  return ranked(
    offers.toSorted((one, other) => compareTexts(shipOf(one), shipOf(other)) || (other.card.initiative ?? 0) - (one.card.initiative ?? 0)),
    ({ rule, place }) => place.list === list && place.ship === added && !dependsOnOthers(rule, format),
  );
}

/** If the list is already over its limit, adds this as the reason against every card that would increase its cost. */
function withLimit<Card>(
  offers: readonly Offer<Card>[],
  entry: EntryDraft,
  format: Format,
  catalogue: Catalogue,
  list: number,
): readonly Offer<Card>[] {
  const { problems, lists } = checkEntry(entry, format, catalogue).verdict;
  const over = problems.find(({ rule, place }) => place.list === list && place.ship === undefined && limitRules(format).includes(rule));
  const now = lists[list]?.points ?? 0;
  if (!over) return offers;
  const { rule, weight, place, fix } = over;
  return offers.map((offer) => {
    const { points = 0, limit } = offer.totals ?? {};
    return offer.against.length > 0 || points <= now || limit === undefined || points <= limit
      ? offer
      : { ...offer, against: [{ rule, weight, place, fix, problem: "over the limit", counts: "points", spent: points, limit }] };
  });
}

const limitRules = ({ rules: { points = [] } }: Format): readonly string[] => (typeof points === "string" ? [points] : points);

interface TriedShip<Card> {
  readonly card: Card;
  readonly cost: number;
  readonly verdict: Verdict;
}

/**
 * Whole ships with their cards, in the given order. A ship that breaks a rule isn't allowed. A ship that only puts the list over a limit
 * can still be added.
 */
export function rankedShips<Card>(
  tried: readonly TriedShip<Card>[],
  now: Verdict,
  list: number,
  format: Format,
): readonly RankedOffer<Card>[] {
  const known = new Set(now.problems.map(({ rule, place }) => `${rule} ${place.list} ${place.ship}`));
  const added = now.lists[list]?.ships.length ?? 0;
  return ranked(
    tried.map(({ card, cost, verdict }) => ({
      card,
      cost,
      against: verdict.problems.filter(
        ({ weight, rule, place }) => weight === "illegal" && !known.has(`${rule} ${place.list} ${place.ship}`),
      ),
      totals: verdict.lists[list],
    })),
    ({ rule, place }) => place.list === list && place.ship === added && !dependsOnOthers(rule, format),
  );
}

/** Quick builds, sorted by threat. A build isn't allowed if it would repeat a name more often than the rules permit. */
export function rankedBuilds(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number): readonly RankedOffer<QuickBuild>[] {
  const faction = entry.squads[list]?.faction;
  const now = new Set(checkEntry(entry, format, catalogue).verdict.problems.map(problemId));
  const builds = catalogue.pack.quickBuilds.filter((build) => build.faction === faction && !build.missing?.includes("wingmates"));
  return ranked(
    builds
      .toSorted((one, other) => one.threat - other.threat)
      .map((card) => {
        const grown = withSquad(entry, list, (squad) => addBuild(squad, card.id));
        const { verdict } = checkEntry(grown, format, catalogue);
        const against = verdict.problems.filter((problem) => problem.weight === "illegal" && !now.has(problemId(problem)));
        return { card, cost: card.threat, against, totals: verdict.lists[list] };
      }),
    ({ rule }) => rule === format.rules.uniqueName || rule === format.rules.printedLimit,
  );
}

/** Whether other people can solve the problem: the organiser by setting a value or a mission, or a teammate by removing a name. */
const dependsOnOthers = (rule: string, { rules, hugeShips }: Format): boolean =>
  rule === rules.epicPointsUnknown || rule === rules.sharedNames || (hugeShips === "by-mission" && rule === rules.hugeShip);

/** Ignores quotation marks. */
const compareTexts = (one: string, other: string): number => withoutQuotes(one).localeCompare(withoutQuotes(other), "en");
const withoutQuotes = (text: string): string => text.replace(/["“”]/g, "");

/** Puts the cards that fit first. Within each group, cards keep the given order. */
function ranked<Card>(offers: readonly Offer<Card>[], rulesOut: (problem: ListProblem) => boolean): readonly RankedOffer<Card>[] {
  return offers
    .map((offer): RankedOffer<Card> => ({ ...offer, fit: fitOf(offer, rulesOut) }))
    .toSorted((one, other) => FITS.indexOf(one.fit) - FITS.indexOf(other.fit));
}

const fitOf = ({ against }: Offer<unknown>, rulesOut: (problem: ListProblem) => boolean): Fit =>
  against.length === 0 ? "fits" : against.some(rulesOut) ? "not" : "over";

/** Returns the card that leaves the fewest points unspent, of all the cards that fit. */
export function bestOf<Card>(offers: readonly RankedOffer<Card>[]): RankedOffer<Card> | undefined {
  const fitting = offers.filter(({ fit, cost }) => fit === "fits" && cost !== undefined);
  return fitting.reduce<RankedOffer<Card> | undefined>(
    (best, offer) => (best === undefined || (offer.cost ?? 0) > (best.cost ?? 0) ? offer : best),
    undefined,
  );
}

/** The reason to show. A problem with the card or the ship comes before a limit of the list. */
export function reasonAgainst({ against }: Offer<unknown>): ListProblem | undefined {
  return against.find(({ place }) => place.upgrade !== undefined) ?? against.find(({ place }) => place.ship !== undefined) ?? against[0];
}
