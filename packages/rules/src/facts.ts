/** What the cards of a game say, made ready once: the figures that never change while it is played. */
import {
  type Attack,
  type DamageCard as CardFacts,
  type Catalogue,
  type CrippledSection,
  type DamageDeck,
  type DialManeuver,
  type Pilot,
  readAction,
  readDial,
  SECTIONS,
  type Ship as ShipType,
  type Upgrade,
} from "@broadside/cards";
import { type BaseId, hasSections, type Section } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import { cardsToCome } from "./exchange.ts";
import type { Seat } from "./seat.ts";
import type { GameSetup, ShipSetup } from "./setup.ts";
import type { DamageCard, Ship, UpgradeState } from "./state.ts";

export interface ShipFacts {
  readonly pilot: Pilot;
  readonly type: ShipType;
  readonly base: BaseId;
  readonly isHuge: boolean;
  /** Whether it has a fore and an aft section: first-edition huge ships (HS-SECT-03, -04). */
  readonly hasSections: boolean;
  /** The two Ship cards of a corvette; other ships have one (HS-SECT-07). */
  readonly cards: Readonly<Record<Section, SectionFacts>> | undefined;
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** The energy limit. */
  readonly energy: number;
  readonly points: number;
  /** Names of the action bar, without what upgrades add. */
  readonly actions: readonly string[];
  /** Maneuvers by their codes, in the order of the dial. */
  readonly dial: ReadonlyMap<string, DialManeuver>;
  readonly upgrades: readonly Upgrade[];
  /** By place the cards that may come to lie there; undefined for ships that keep those of their list. */
  readonly toCome: readonly (readonly Upgrade[])[] | undefined;
  /** Their keys in the registry. */
  readonly upgradeKeys: readonly string[];
  /** The sections that they lie on, of a ship with two Ship cards. */
  readonly upgradeSections: readonly Section[] | undefined;
  /** Whether any of them prints a change of a figure, or an action: most ships need not look. */
  readonly printsFigures: boolean;
  readonly printsSkill: boolean;
  readonly printsActions: boolean;
  /** The most bands that any of its weapons reaches. */
  readonly reach: number;
  /** The Damage cards that it can be dealt, and the decks they come from, by place: its player's, or its own fore and aft ones (HS-DMG-01). */
  readonly damageCards: readonly DamageFacts[];
  readonly decks: readonly [number] | readonly [fore: number, aft: number];
}

/** One Ship card of a corvette. */
export interface SectionFacts {
  /** Its primary weapon, where it has one. */
  readonly weapon: Attack | undefined;
  readonly hull: number;
  readonly shields: number;
  /** Names of its action bar. */
  readonly actions: readonly string[];
  /** What it counts with the upgrades that lie on it. */
  readonly points: number;
  /** Where the energy of the whole ship lies (HS-ENERGY-20). */
  readonly holdsEnergy: boolean;
  readonly crippled: CrippledSection;
}

/** Where nothing else is printed. */
export const PRIMARY_RANGE = [1, 3] as const;

/** One physical card of a Damage deck. */
export interface DamageFacts {
  readonly deck: string;
  readonly name: string;
  /** `damage:core-tfa/Direct Hit!` */
  readonly key: string;
  readonly trait: CardFacts["trait"];
  /** The section whose deck it belongs to, on huge ships. */
  readonly section: CardFacts["section"];
  /** No source at hand says what it does. */
  readonly isEffectUnknown: boolean;
}

/** A Damage deck of the game: a player's, or one of a section of a huge ship. */
export interface DeckFacts {
  readonly seat: Seat;
  /** The huge ship, by its place. */
  readonly ship: number | undefined;
  readonly section: Section | undefined;
  /** Numbers of its cards, and what the cards of its ships are by number. */
  readonly cards: readonly number[];
  readonly list: readonly DamageFacts[];
}

export interface Facts {
  readonly ships: readonly ShipFacts[];
  readonly decks: readonly DeckFacts[];
  /** Places of the huge ships: most games have none. */
  readonly hugeShips: readonly number[];
}

/** The deck that a ship's cards come from and go back to, by place. */
export function deckPlace({ ships }: Facts, ship: number, section: Section | undefined): number {
  const { decks } = ships[ship] as ShipFacts;
  return section === "aft" ? (decks[1] ?? decks[0]) : decks[0];
}

/** Damage cards of a deck that lie at ships. */
export function cardsLying(facts: Facts, ships: readonly Pick<Ship, "place" | "damage">[], deck: number): readonly DamageCard[] {
  return ships.flatMap(({ place, damage }) => damage.filter(({ section }) => deckPlace(facts, place, section) === deck));
}

/** Read once a set-up. */
export function factsOf(setup: GameSetup, catalogue: Catalogue): Facts {
  const known = knownFacts.get(setup);
  if (known?.catalogue === catalogue) return known.facts;
  const facts = readFacts(setup, catalogue);
  knownFacts.set(setup, { catalogue, facts });
  return facts;
}
const knownFacts = new WeakMap<GameSetup, { readonly catalogue: Catalogue; readonly facts: Facts }>();

/** Decks of the seats stand first, so that a seat and the deck it has brought have one number. */
function readFacts(setup: GameSetup, catalogue: Catalogue): Facts {
  const decks: DeckFacts[] = setup.decks.map((id, seat) => ({
    seat,
    ship: undefined,
    section: undefined,
    cards: deckCards(id, catalogue).map((_, card) => card),
    list: deckCards(id, catalogue),
  }));
  const ships: ShipFacts[] = [];
  setup.squads.forEach((squad, seat) => {
    for (const ship of squad.ships) {
      const own = ownDeck(ship, catalogue);
      const shared = deckSeat(setup, seat);
      const damageCards = deckCards(own ?? setup.decks[shared] ?? "", catalogue);
      ships.push(shipFacts(ship, catalogue, damageCards, own === undefined ? [shared] : [decks.length, decks.length + 1]));
      if (own !== undefined)
        for (const section of SECTIONS) {
          const cards = damageCards.flatMap((card, number) => (card.section === section ? [number] : []));
          decks.push({ seat, ship: ships.length - 1, section, cards, list: damageCards });
        }
    }
  });
  return { ships, decks, hugeShips: ships.flatMap(({ isHuge }, place) => (isHuge ? [place] : [])) };
}

/** The seat whose deck a seat's ships draw from: its own (ET-DMG-01), or that of the first of its team, the captain (ET-TEAM-54-Q). */
const deckSeat = ({ seats, sharedDeck }: GameSetup, seat: Seat): Seat =>
  sharedDeck === "team" ? seats.findIndex(({ team }) => team === seats[seat]?.team) : seat;

/** The id of the deck of a type of huge ship. */
function ownDeck({ pilot }: ShipSetup, { pack, pilots }: Catalogue): string | undefined {
  const type = pilots.get(pilot)?.ship;
  return pack.damageDecks.find(({ ships }) => type !== undefined && ships?.includes(type))?.id;
}

/** Field by field in one literal: facts are read everywhere, and only what was made in one way is read fast. */
function shipFacts(setup: ShipSetup, catalogue: Catalogue, damageCards: ShipFacts["damageCards"], decks: ShipFacts["decks"]): ShipFacts {
  const { pilot: pilotId, upgrades, points } = setup;
  const pilot = catalogue.pilots.get(pilotId);
  invariant(pilot, `no pilot ${pilotId}`);
  const type = catalogue.ships.get(pilot.ship);
  invariant(type, `no ship ${pilot.ship}`);
  const cards = upgrades.map((id) => {
    const card = catalogue.upgrades.get(id);
    invariant(card, `no upgrade ${id}`);
    return card;
  });
  const { upgradeKeys, printsFigures, printsSkill, printsActions, reach } = upgradeFacts(pilot, type, cards);
  return {
    pilot,
    type,
    base: baseOf(type),
    isHuge: type.size === "huge",
    hasSections: hasSections(baseOf(type)),
    cards: sectionCards(pilot, type, setup),
    skill: pilot.initiative ?? 0,
    attack: (pilot.attacks ?? type.attacks)[0]?.dice ?? 0,
    agility: pilot.agility ?? type.agility,
    hull: pilot.hull ?? type.hull,
    shields: pilot.shields ?? type.shields,
    energy: type.energy ?? 0,
    points,
    actions: (pilot.actions ?? type.actions).flatMap((text) => readAction(text)?.name ?? []),
    dial: dialOf(type),
    upgradeSections: type.sections && upgrades.map((_, at) => cards[at]?.section ?? setup.sections?.[at] ?? "fore"),
    toCome: cardsToCome({ pilot, ship: type }, cards, catalogue),
    upgrades: cards,
    upgradeKeys,
    printsFigures,
    printsSkill,
    printsActions,
    reach,
    damageCards,
    decks,
  };
}

type UpgradeFacts = Pick<ShipFacts, "upgrades" | "upgradeKeys" | "printsFigures" | "printsSkill" | "printsActions" | "reach">;

/** What depends on the cards that a ship has. */
const upgradeFacts = (pilot: Pilot, type: ShipType, cards: readonly Upgrade[]): UpgradeFacts => ({
  upgrades: cards,
  upgradeKeys: cards.map(({ id }) => `upgrade:${id}`),
  printsFigures: cards.some(({ stats, back }) => stats ?? back?.stats),
  printsSkill: cards.some(({ stats, back }) => stats?.initiative ?? back?.stats?.initiative),
  printsActions: cards.some((card) => card.actions ?? card.back?.actions),
  reach: farthestOf([...(pilot.attacks ?? type.attacks), ...cards.flatMap(({ attack, back }) => [attack, back?.attack])]),
});

/** Facts of a ship whose cards change, by their ids, and by the lists that named them. */
interface ChangedFacts {
  readonly byIds: Map<string, ShipFacts>;
  readonly byList: WeakMap<readonly UpgradeState[], ShipFacts>;
}
const changedFacts = new WeakMap<ShipFacts, ChangedFacts>();

/** The facts of a ship with the cards that lie on it now. What it counts stays as listed: an exchange changes no list. */
export function factsNow(listed: ShipFacts, { upgrades }: Pick<Ship, "upgrades">): ShipFacts {
  const known = changedFacts.get(listed) ?? { byIds: new Map(), byList: new WeakMap() };
  const found = known.byList.get(upgrades);
  if (found) return found;
  changedFacts.set(listed, known);
  const ids = upgrades.map(({ id }) => id).join(" ");
  const made = known.byIds.get(ids) ?? factsWith(listed, upgrades);
  known.byIds.set(ids, made);
  known.byList.set(upgrades, made);
  return made;
}

function factsWith(listed: ShipFacts, upgrades: readonly UpgradeState[]): ShipFacts {
  const cards = listed.upgrades.map((card, at) => listed.toCome?.[at]?.find(({ id }) => id === upgrades[at]?.id) ?? card);
  const isListed = cards.every((card, at) => card === listed.upgrades[at]);
  return isListed ? listed : { ...listed, ...upgradeFacts(listed.pilot, listed.type, cards) };
}

function sectionCards(pilot: Pilot, { sections }: ShipType, { sectionPoints }: ShipSetup): ShipFacts["cards"] {
  if (!sections) return undefined;
  const cardOf = (section: Section): SectionFacts => {
    const card = sections.find((one) => one.section === section);
    invariant(card, `no ${section} card of ${pilot.id}`);
    return {
      weapon: card.attacks[0],
      hull: card.hull,
      shields: card.shields,
      actions: card.actions.flatMap((text) => readAction(text)?.name ?? []),
      points: sectionPoints?.[section] ?? pilot.sections?.find((one) => one.section === section)?.cost ?? 0,
      holdsEnergy: card.energy !== undefined,
      crippled: card.crippled,
    };
  };
  return { fore: cardOf("fore"), aft: cardOf("aft") };
}

const farthestOf = (weapons: readonly (Attack | undefined)[]): number =>
  Math.max(0, ...weapons.map((weapon) => weapon?.range?.[1] ?? PRIMARY_RANGE[1]));

const dials = new WeakMap<ShipType, ReadonlyMap<string, DialManeuver>>();

function dialOf(type: ShipType): ReadonlyMap<string, DialManeuver> {
  const known = dials.get(type);
  if (known) return known;
  const made = new Map(readDial(type.dial).map((maneuver, at) => [type.dial[at] as string, maneuver]));
  dials.set(type, made);
  return made;
}

/** Small, medium and large ships stand on the bases of that name; huge ones have their own. */
function baseOf({ size, id }: ShipType): BaseId {
  if (size !== "huge") return size;
  const own: Readonly<Record<string, BaseId>> = {
    cr90corvette: "cr90",
    raiderclasscorvette: "raider",
    gr75mediumtransport: "gr75",
    gozanticlasscruiser: "gozanti",
    croccruiser: "croc",
  };
  return own[id] ?? "huge";
}

const knownDecks = new WeakMap<DamageDeck, readonly DamageFacts[]>();

function deckCards(id: string, catalogue: Catalogue): readonly DamageFacts[] {
  const deck = catalogue.pack.damageDecks.find((one) => one.id === id);
  invariant(deck, `no damage deck ${id}`);
  const known = knownDecks.get(deck);
  if (known) return known;
  const made = deck.cards.flatMap(({ name, copies, trait, section, missing = [] }) => {
    const isEffectUnknown = missing.includes("effect");
    return Array.from({ length: copies }, () => ({ deck: id, name, key: `damage:${id}/${name}`, trait, section, isEffectUnknown }));
  });
  knownDecks.set(deck, made);
  return made;
}
