/** What a chooser shows: the cards that fit, those that would only break a limit, and those that cannot be taken, each with its reason. */
import type { Catalogue, Pilot, QuickBuild, SectionName, Slot, SlotIcon, Upgrade } from "@broadside/cards";
import {
  checkEntry,
  type EntryDraft,
  type Fault,
  type Format,
  type Offer,
  pilotOffers,
  upgradeOffers,
  type Verdict,
} from "@broadside/squads";
import { REFUSALS } from "../../words/build/finder.ts";
import { addBuild } from "../entry/edits.ts";
import { withSquad } from "../entry/entries.ts";

/** A card that breaks a limit, or hangs on the organiser, may be taken all the same: a draft may be illegal, and says so. */
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
  /** The upgrade that fills it. */
  readonly upgrade?: number;
  /** Its place in the bar. */
  readonly place?: number;
}

export const slotsOf = (icon: SlotIcon): readonly Slot[] => (typeof icon === "string" ? [icon] : icon);

/** By name. */
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
  const isOnShip = ({ rule, place: at }: Fault): boolean =>
    at.upgrade !== undefined && at.list === list && at.ship === ship && rule !== format.rules.sharedNames;
  const told = withLimit(offers, entry, format, catalogue, list);
  return ranked(
    told.toSorted((one, other) => compareTexts(one.card.name, other.card.name)),
    isOnShip,
  );
}

/** By ship type, the best pilots first. */
export function rankedPilots(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number): readonly RankedOffer<Pilot>[] {
  const added = entry.squads[list]?.ships.length ?? 0;
  const shipOf = ({ card }: Offer<Pilot>): string => catalogue.ships.get(card.ship)?.name ?? card.ship;
  const offers = withLimit(pilotOffers(entry, format, catalogue, list), entry, format, catalogue, list);
  return ranked(
    offers.toSorted((one, other) => compareTexts(shipOf(one), shipOf(other)) || (other.card.initiative ?? 0) - (one.card.initiative ?? 0)),
    ({ rule, place }) => place.list === list && place.ship === added && !hangsOnOthers(rule, format),
  );
}

/** A list that is over its limit already goes further over it with a card that costs something: that is said of the card, too. */
function withLimit<Card>(
  offers: readonly Offer<Card>[],
  entry: EntryDraft,
  format: Format,
  catalogue: Catalogue,
  list: number,
): readonly Offer<Card>[] {
  const { faults, lists } = checkEntry(entry, format, catalogue).verdict;
  const over = faults.find(({ rule, place }) => place.list === list && place.ship === undefined && limitRules(format).includes(rule));
  const now = lists[list]?.points ?? 0;
  if (!over) return offers;
  return offers.map((offer) => {
    const { points = 0, limit } = offer.totals ?? {};
    return offer.against.length > 0 || points <= now || limit === undefined || points <= limit
      ? offer
      : { ...offer, against: [{ ...over, text: REFUSALS.spent(points, limit) }] };
  });
}

const limitRules = ({ rules: { points = [] } }: Format): readonly string[] => (typeof points === "string" ? [points] : points);

interface TriedShip<Card> {
  readonly card: Card;
  readonly cost: number;
  readonly verdict: Verdict;
}

/** Whole ships with their cards, in the order given; one that breaks more than a limit cannot be taken. */
export function rankedShips<Card>(
  tried: readonly TriedShip<Card>[],
  now: Verdict,
  list: number,
  format: Format,
): readonly RankedOffer<Card>[] {
  const known = new Set(now.faults.map(({ rule, place }) => `${rule} ${place.list} ${place.ship}`));
  const added = now.lists[list]?.ships.length ?? 0;
  return ranked(
    tried.map(({ card, cost, verdict }) => ({
      card,
      cost,
      against: verdict.faults.filter(
        ({ weight, rule, place }) => weight === "illegal" && !known.has(`${rule} ${place.list} ${place.ship}`),
      ),
      totals: verdict.lists[list],
    })),
    ({ rule, place }) => place.list === list && place.ship === added && !hangsOnOthers(rule, format),
  );
}

/** By threat. A build whose names stand in the list already cannot be taken. */
export function rankedBuilds(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number): readonly RankedOffer<QuickBuild>[] {
  const faction = entry.squads[list]?.faction;
  const now = new Set(checkEntry(entry, format, catalogue).verdict.faults.map(({ text }) => text));
  const builds = catalogue.pack.quickBuilds.filter((build) => build.faction === faction && !build.missing?.includes("wingmates"));
  return ranked(
    builds
      .toSorted((one, other) => one.threat - other.threat)
      .map((card) => {
        const { verdict } = checkEntry(
          withSquad(entry, list, (squad) => addBuild(squad, card.id)),
          format,
          catalogue,
        );
        const against = verdict.faults.filter(({ weight, text }) => weight === "illegal" && !now.has(text));
        return { card, cost: card.threat, against, totals: verdict.lists[list] };
      }),
    ({ rule }) => rule === format.rules.uniqueName || rule === format.rules.printedLimit,
  );
}

/** Values and missions that the organiser sets among the event's options, and names that a teammate may give up. */
const hangsOnOthers = (rule: string, { rules, hugeShips }: Format): boolean =>
  rule === rules.epicPointsUnknown || rule === rules.sharedNames || (hugeShips === "by-mission" && rule === rules.hugeShip);

/** Quotation marks do not count. */
const compareTexts = (one: string, other: string): number => withoutQuotes(one).localeCompare(withoutQuotes(other), "en");
const withoutQuotes = (text: string): string => text.replace(/["“”]/g, "");

/** What fits first, otherwise in the order given. */
function ranked<Card>(offers: readonly Offer<Card>[], rulesOut: (fault: Fault) => boolean): readonly RankedOffer<Card>[] {
  return offers
    .map((offer): RankedOffer<Card> => ({ ...offer, fit: fitOf(offer, rulesOut) }))
    .toSorted((one, other) => FITS.indexOf(one.fit) - FITS.indexOf(other.fit));
}

const fitOf = ({ against }: Offer<unknown>, rulesOut: (fault: Fault) => boolean): Fit =>
  against.length === 0 ? "fits" : against.some(rulesOut) ? "not" : "over";

/** Of those that fit, the one that leaves least unspent. */
export function bestOf<Card>(offers: readonly RankedOffer<Card>[]): RankedOffer<Card> | undefined {
  const fitting = offers.filter(({ fit, cost }) => fit === "fits" && cost !== undefined);
  return fitting.reduce<RankedOffer<Card> | undefined>(
    (best, offer) => (best === undefined || (offer.cost ?? 0) > (best.cost ?? 0) ? offer : best),
    undefined,
  );
}

/** The reason to show: what rules a card out before what only breaks a limit. */
export function reasonAgainst({ against }: Offer<unknown>): Fault | undefined {
  return against.find(({ place }) => place.upgrade !== undefined) ?? against.find(({ place }) => place.ship !== undefined) ?? against[0];
}
