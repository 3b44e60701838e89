/** What a chooser shows: the cards that fit, those that would only break a limit, and those that cannot be taken, each with its reason. */
import type { Catalogue, Pilot, SectionName, Slot, SlotIcon, Upgrade } from "@broadside/cards";
import { type EntryDraft, type Fault, type Format, type Offer, pilotOffers, upgradeOffers } from "@broadside/squads";

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
    .flatMap((slot) => upgradeOffers(upTo(entry, format, list), format, catalogue, place, slot))
    .filter(({ card }) => !seen.has(card.id) && seen.add(card.id));
  const isOnShip = (fault: Fault): boolean => fault.place.upgrade !== undefined && fault.place.list === list && fault.place.ship === ship;
  return ranked(
    offers.toSorted((one, other) => compareTexts(one.card.name, other.card.name)),
    isOnShip,
  );
}

/** By ship type, the best pilots first. */
export function rankedPilots(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number): readonly RankedOffer<Pilot>[] {
  const added = entry.squads[list]?.ships.length ?? 0;
  const shipOf = ({ card }: Offer<Pilot>): string => catalogue.ships.get(card.ship)?.name ?? card.ship;
  return ranked(
    pilotOffers(upTo(entry, format, list), format, catalogue, list).toSorted(
      (one, other) => compareTexts(shipOf(one), shipOf(other)) || (other.card.initiative ?? 0) - (one.card.initiative ?? 0),
    ),
    ({ rule, place }) => place.list === list && place.ship === added && !hangsOnOrganiser(rule, format),
  );
}

/** Values and missions that the organiser sets among the event's options. */
const hangsOnOrganiser = (rule: string, { rules, hugeShips }: Format): boolean =>
  rule === rules.epicPointsUnknown || (hugeShips === "by-mission" && rule === rules.hugeShip);

/** Quotation marks do not count. */
const compareTexts = (one: string, other: string): number => withoutQuotes(one).localeCompare(withoutQuotes(other), "en");
const withoutQuotes = (text: string): string => text.replace(/["“”]/g, "");

/** A tier is held against those before it only: later ones are brought along. */
const upTo = (entry: EntryDraft, format: Format, list: number): EntryDraft =>
  format.inclusion ? { ...entry, squads: entry.squads.slice(0, list + 1) } : entry;

/** What fits first, otherwise in the order given. */
function ranked<Card>(offers: readonly Offer<Card>[], rulesOut: (fault: Fault) => boolean): readonly RankedOffer<Card>[] {
  return offers
    .map((offer): RankedOffer<Card> => ({ ...offer, fit: fitOf(offer, rulesOut) }))
    .toSorted((one, other) => FITS.indexOf(one.fit) - FITS.indexOf(other.fit));
}

const fitOf = ({ against }: Offer<unknown>, rulesOut: (fault: Fault) => boolean): Fit =>
  against.length === 0 ? "fits" : against.some(rulesOut) ? "not" : "over";

/** The reason to show: what rules a card out before what only breaks a limit. */
export function reasonAgainst({ against }: Offer<unknown>): Fault | undefined {
  return against.find(({ place }) => place.upgrade !== undefined) ?? against.find(({ place }) => place.ship !== undefined) ?? against[0];
}
