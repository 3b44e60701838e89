/** What a chooser shows: the cards that fit, those that would only break a limit, and those that cannot be taken, each with its reason. */
import type { Catalogue, Pilot, QuickBuild, SectionName, Slot, SlotIcon, Upgrade } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Fault, type Format, type Offer, pilotOffers, upgradeOffers } from "@broadside/squads";
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
    pilotOffers(entry, format, catalogue, list).toSorted(
      (one, other) => compareTexts(shipOf(one), shipOf(other)) || (other.card.initiative ?? 0) - (one.card.initiative ?? 0),
    ),
    ({ rule, place }) => place.list === list && place.ship === added && !hangsOnOthers(rule, format),
  );
}

/** By threat. A build whose names stand in the list already cannot be taken. */
export function rankedBuilds(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number): readonly RankedOffer<QuickBuild>[] {
  const faction = entry.squads[list]?.faction;
  const faultsOf = (one: EntryDraft): readonly Fault[] => checkEntry(one, format, catalogue).verdict.faults;
  const now = new Set(faultsOf(entry).map(({ text }) => text));
  const builds = catalogue.pack.quickBuilds.filter((build) => build.faction === faction && !build.missing?.includes("wingmates"));
  return ranked(
    builds
      .toSorted((one, other) => one.threat - other.threat)
      .map((card) => {
        const then = faultsOf(withSquad(entry, list, (squad) => addBuild(squad, card.id)));
        return { card, cost: card.threat, against: then.filter(({ weight, text }) => weight === "illegal" && !now.has(text)) };
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

/** The reason to show: what rules a card out before what only breaks a limit. */
export function reasonAgainst({ against }: Offer<unknown>): Fault | undefined {
  return against.find(({ place }) => place.upgrade !== undefined) ?? against.find(({ place }) => place.ship !== undefined) ?? against[0];
}
