/** Random legal squads, drawn from all the given cards. */
import { type Catalogue, type Faction, type Pilot, SECTIONS, type SlotIcon, type Upgrade } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import {
  checkEntry,
  type Format,
  type FormatOptions,
  type LegalSquad,
  type ShipDraft,
  type SquadDraft,
  type UpgradeDraft,
  usualPositions,
  type WingDraft,
} from "@broadside/squads";

export interface CardPool {
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
}

type Random = (below: number) => number;
type IsLegal = (list: List) => boolean;

interface List {
  readonly ships: readonly ShipDraft[];
  readonly wings: readonly WingDraft[];
}
const NO_SHIPS: List = { ships: [], wings: [] };

/** What squads are made from, and the rules that they follow. */
export interface Source {
  readonly pool: CardPool;
  readonly format: Format;
  readonly options?: FormatOptions;
  readonly catalogue: Catalogue;
  readonly random: Random;
  /** A card the first list must have, and another it also gets if the two can be combined. */
  readonly wanted?: Pilot | Upgrade | undefined;
  readonly besides?: Pilot | Upgrade | undefined;
}

/** A random list, as drafted and as checked. */
export interface DrawnSquad {
  readonly draft: SquadDraft;
  readonly legal: LegalSquad;
}

/**
 * Random lists for one side: one, or one per team member, all of the same faction. Huge ships and wings come first if the format has them.
 * Empty if no legal list has the wanted card.
 */
export function randomSide(source: Source): readonly DrawnSquad[] {
  const { pool, format, options, catalogue, random } = source;
  const fielded = format.hugeShips === "allowed" ? pool.pilots : pool.pilots.filter((pilot) => !isHuge(pilot, catalogue));
  const alone: Format = { ...format, lists: { ...format.lists, least: 1 } };
  const lists: SquadDraft[] = [];
  const listOf = (faction: Faction, { ships, wings }: List): SquadDraft => ({
    faction,
    ships,
    ...(wings.length > 0 && { wings }),
    player: `Player ${lists.length + 1}`,
    captain: lists.length === 0,
  });
  const check = (faction: Faction, list: List) =>
    checkEntry({ squads: [...lists, listOf(faction, list)], ...(options && { options }) }, alone, catalogue).legal;
  const begun = source.wanted && listWith(source.wanted, fielded, source, (faction, list) => check(faction, list) !== undefined);
  if (source.wanted && !begun) return [];
  const faction = begun?.faction ?? pick(fielded, random).faction;
  const own = fielded.filter((pilot) => pilot.faction === faction);
  let legal: readonly LegalSquad[] | undefined;
  while (lists.length < format.lists.least) {
    const isLegal = (grown: List) => check(faction, grown) !== undefined;
    const begin = lists.length === 0 && begun ? begun.list : NO_SHIPS;
    const list = randomList(source, own, withBesides(source, own, begin, isLegal), isLegal);
    legal = check(faction, list)?.squads;
    lists.push(listOf(faction, list));
  }
  invariant(legal, "a squad that grew card by card is legal");
  return legal.map((squad, at) => ({ draft: lists[at] as SquadDraft, legal: squad }));
}

/** Adds a ship with the other wanted card, if the list allows it. */
function withBesides(source: Source, own: readonly Pilot[], begun: List, isLegal: IsLegal): List {
  if (!source.besides || begun.ships.length === 0) return begun;
  const moved = (ship: ShipDraft): ShipDraft =>
    ship.dockedTo === undefined ? ship : { ...ship, dockedTo: begun.ships.length + ship.dockedTo };
  const joined = ({ ships, wings }: List): List => ({ ships: [...begun.ships, ...ships.map(moved)], wings: [...begun.wings, ...wings] });
  const found = listWith(source.besides, own, source, (_, list) => list.wings.length === 0 && isLegal(joined(list)));
  return found ? joined(found.list) : begun;
}

/** A legal list with just one ship that has the card, or with the wing that the card forms. */
function listWith(
  card: Pilot | Upgrade,
  pilots: readonly Pilot[],
  { pool, random }: Source,
  isLegal: (faction: Faction, list: List) => boolean,
): { readonly faction: Faction; readonly list: List } | undefined {
  for (const pilot of "ship" in card
    ? [card]
    : shuffled(
        pilots.filter((one) => hasIconFor(one, card, pool.upgrades)),
        random,
      )) {
    const { faction } = pilot;
    const own = pilots.filter((one) => one.faction === faction);
    const list = listsWith(card, pilot, own, pool, random).find((one) => isLegal(faction, one));
    if (list) return { faction, list };
  }
  return undefined;
}

/** Icons that every ship has in some edition, in addition to those on its card. */
const ANY_SHIPS: readonly SlotIcon[] = ["command", "title", "modification"];

/** Whether the ship has an icon for the card: printed, given by the edition, or added by another card. */
function hasIconFor({ slots, standardLoadout }: Pilot, card: Upgrade, upgrades: readonly Upgrade[]): boolean {
  if (standardLoadout) return standardLoadout.includes(card.id);
  if (card.slots.some((slot) => ANY_SHIPS.includes(slot)) || upgrades.some((other) => addsIconFor(other, card))) return true;
  return card.slots.some((slot) => slots.some((icon) => (typeof icon === "string" ? icon === slot : icon.includes(slot))));
}

function listsWith(card: Pilot | Upgrade, pilot: Pilot, own: readonly Pilot[], pool: CardPool, random: Random): readonly List[] {
  const { upgrades } = pool;
  const aboard = listsAboard(card, pilot, own, pool, random);
  if ("ship" in card) return [...aboard, plainList(pilot, [])];
  const wing = card.wing && wingOf(card, pilot, own, random);
  if (card.wing) return wing ? [wing] : [];
  const companions = upgrades.filter(
    (other) => addsIconFor(other, card) || card.restrictions?.some((one) => one.needs === "equipped" && other.slots.includes(one.slot)),
  );
  const cards = [card.id, ...(card.building?.alsoNeeds ?? [])];
  return [...aboard, plainList(pilot, cards), ...companions.map(({ id }) => plainList(pilot, [id, ...cards]))];
}

/** Lists with the ship docked to a small carrier whose title names the pilot or the card. */
function listsAboard(card: Pilot | Upgrade, pilot: Pilot, own: readonly Pilot[], { upgrades }: CardPool, random: Random): readonly List[] {
  const titles = upgrades.filter(({ building }) =>
    [...(building?.docks?.pilots ?? []), ...(building?.docks?.carrying ?? [])].includes(card.id),
  );
  const docked: ShipDraft = { pilot: pilot.id, upgrades: "ship" in card ? [] : [{ id: card.id }], dockedTo: 0 };
  return titles.flatMap(({ id }) =>
    shuffled(own, random).map((carrier) => ({ ships: [{ pilot: carrier.id, upgrades: [{ id }] }, docked], wings: [] })),
  );
}

const addsIconFor = ({ building }: Upgrade, card: Upgrade): boolean =>
  building?.adds?.some(({ icon }) => card.slots.some((slot) => (typeof icon === "string" ? icon === slot : icon.includes(slot)))) === true;

const plainList = ({ id }: Pilot, upgrades: readonly string[]): List => ({
  ships: [{ pilot: id, upgrades: upgrades.map((upgrade) => ({ id: upgrade })) }],
  wings: [],
});

function shuffled<Thing>(list: readonly Thing[], random: Random): readonly Thing[] {
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0] as Thing);
}

const isHuge = ({ ship }: Pilot, { ships }: Catalogue): boolean => ships.get(ship)?.size === "huge";

/** Adds ships until hardly any points are left, with upgrades where they fit. It tries card by card, so that the list stays legal. */
function randomList(source: Source, own: readonly Pilot[], begun: List, isLegal: IsLegal): List {
  const { catalogue, random } = source;
  const huge = own.filter((pilot) => isHuge(pilot, catalogue));
  const others = own.filter((pilot) => !isHuge(pilot, catalogue));
  let list = begun;
  const tryOne = (pilot: Pilot, plain: ShipDraft) => {
    const before = list;
    const grown = (ship: ShipDraft): List => ({ ...before, ships: [...before.ships, ship] });
    if (isLegal(grown(plain))) list = grown(dressed(plain, pilot, source, (ship) => isLegal(grown(ship))));
  };
  for (let tries = 0; tries < HUGE_TRIES && huge.length > 0; tries += 1) {
    const pilot = pick(huge, random);
    tryOne(pilot, { pilot: pilot.id, upgrades: [] });
  }
  if (source.format.epic) list = withWing(list, others, source, isLegal);
  for (let tries = 0; tries < 20; tries += 1) {
    const pilot = pick(others, random);
    const plain: ShipDraft = { pilot: pilot.id, upgrades: [] };
    const { ships, wings } = list;
    const carrier = ships.findIndex((_, dockedTo) => huge.length > 0 && isLegal({ wings, ships: [...ships, { ...plain, dockedTo }] }));
    tryOne(pilot, carrier < 0 ? plain : { ...plain, dockedTo: carrier });
  }
  return list;
}

/** Adds a wing if the list allows it; half of the lists go without. */
function withWing(list: List, pilots: readonly Pilot[], { pool, random }: Source, isLegal: IsLegal): List {
  const cards = pool.upgrades.filter(({ wing }) => wing);
  for (let tries = random(2) * WING_TRIES; tries > 0; tries -= 1) {
    const wing = wingOf(pick(cards, random), pick(pilots, random), pilots, random, list.ships.length);
    const grown = wing && { ships: [...list.ships, ...wing.ships], wings: [...list.wings, ...wing.wings] };
    if (grown && isLegal(grown)) return grown;
  }
  return list;
}
const WING_TRIES = 30;

/** A leader with a wing card, and wingmates of one kind that the card allows. Undefined if there are none. */
function wingOf(card: Upgrade, leader: Pilot, pilots: readonly Pilot[], random: Random, first = 0): List | undefined {
  const [least, most] = card.wing?.wingmates ?? [0, 0];
  const ships = card.wing?.of?.map(({ ship }) => ship) ?? [leader.ship];
  const mates = pilots.filter(({ ship, limit }) => limit === undefined && ships.includes(ship));
  if (mates.length === 0) return undefined;
  const mate = pick(mates, random);
  const positions = usualPositions(least + random(most - least + 1));
  return {
    ships: [{ pilot: leader.id, upgrades: [{ id: card.id }] }, ...positions.map(() => ({ pilot: mate.id, upgrades: [] }))],
    wings: [{ leader: first, wingmates: positions.map((position, at) => ({ ship: first + 1 + at, position })) }],
  };
}

/** How many random huge ships to try. It is more than one, so that a list may get two kinds. */
const HUGE_TRIES = 3;

/**
 * A ship with random cards for some of its icons, including icons that cards add. Titles come first, because other cards depend on them.
 */
function dressed(plain: ShipDraft, pilot: Pilot, { pool: { upgrades }, random }: Source, isLegal: (ship: ShipDraft) => boolean): ShipDraft {
  const slots: SlotIcon[] = ["title", ...pilot.slots, "modification"];
  const lying = (id: string): UpgradeDraft => (pilot.sections ? { id, section: pick(SECTIONS, random) } : { id });
  let ship = plain;
  for (let at = 0; at < slots.length; at += 1) {
    if (random(4) === 0) continue;
    const icon = slots[at];
    const fitting = upgrades.filter((card) => card.slots.some((slot) => (typeof icon === "string" ? slot === icon : icon?.includes(slot))));
    for (let tries = 0; tries < TRIES && fitting.length > 0; tries += 1) {
      const card = pick(fitting, random);
      const grown = { ...ship, upgrades: [...ship.upgrades, lying(card.id), ...(card.building?.alsoNeeds ?? []).map(lying)] };
      if (!isLegal(grown)) continue;
      ship = grown;
      slots.push(...(card.building?.adds ?? []).map(({ icon: added }) => added));
      break;
    }
  }
  return ship;
}

/** How many cards to try for an icon. */
const TRIES = 3;

function pick<Thing>(list: readonly Thing[], random: Random): Thing {
  const found = list[random(list.length)];
  invariant(found !== undefined, "there is something to choose from");
  return found;
}
