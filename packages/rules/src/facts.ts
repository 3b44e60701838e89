/** What the cards of a game say, made ready once: the figures that never change while it is played. */
import {
  type Attack,
  type DamageCard as CardFacts,
  type Catalogue,
  type DamageDeck,
  type DialManeuver,
  type Pilot,
  readAction,
  readDial,
  type Ship as ShipType,
  type Upgrade,
} from "@broadside/cards";
import type { BaseId } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { GameSetup, ShipSetup } from "./setup.ts";

export interface ShipFacts {
  readonly pilot: Pilot;
  readonly type: ShipType;
  readonly base: BaseId;
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
  /** Their keys in the registry. */
  readonly upgradeKeys: readonly string[];
  /** Whether any of them prints a change of a figure, or an action: most ships need not look. */
  readonly printsFigures: boolean;
  readonly printsSkill: boolean;
  readonly printsActions: boolean;
  /** The most bands that any of its weapons reaches. */
  readonly reach: number;
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

export interface Facts {
  readonly ships: readonly ShipFacts[];
  /** For each seat the cards of its deck, a copy an entry. */
  readonly decks: readonly (readonly DamageFacts[])[];
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

const readFacts = (setup: GameSetup, catalogue: Catalogue): Facts => ({
  ships: setup.squads.flatMap(({ ships }) => ships.map((ship) => shipFacts(ship, catalogue))),
  decks: setup.decks.map((id) => deckFacts(id, catalogue)),
});

function shipFacts({ pilot: pilotId, upgrades, points }: ShipSetup, catalogue: Catalogue): ShipFacts {
  const pilot = catalogue.pilots.get(pilotId);
  invariant(pilot, `no pilot ${pilotId}`);
  const type = catalogue.ships.get(pilot.ship);
  invariant(type, `no ship ${pilot.ship}`);
  const cards = upgrades.map((id) => {
    const card = catalogue.upgrades.get(id);
    invariant(card, `no upgrade ${id}`);
    return card;
  });
  return {
    pilot,
    type,
    base: baseOf(type),
    skill: pilot.initiative ?? 0,
    attack: (pilot.attacks ?? type.attacks)[0]?.dice ?? 0,
    agility: pilot.agility ?? type.agility,
    hull: pilot.hull ?? type.hull,
    shields: pilot.shields ?? type.shields,
    energy: type.energy ?? 0,
    points,
    actions: (pilot.actions ?? type.actions).flatMap((text) => readAction(text)?.name ?? []),
    dial: dialOf(type),
    upgrades: cards,
    upgradeKeys: upgrades.map((id) => `upgrade:${id}`),
    printsFigures: cards.some(({ stats, back }) => stats ?? back?.stats),
    printsSkill: cards.some(({ stats, back }) => stats?.initiative ?? back?.stats?.initiative),
    printsActions: cards.some((card) => card.actions ?? card.back?.actions),
    reach: farthestOf([...(pilot.attacks ?? type.attacks), ...cards.flatMap(({ attack, back }) => [attack, back?.attack])]),
  };
}

const farthestOf = (weapons: readonly (Attack | undefined)[]): number =>
  Math.max(...weapons.map((weapon) => weapon?.range?.[1] ?? PRIMARY_RANGE[1]));

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

function deckFacts(id: string, catalogue: Catalogue): readonly DamageFacts[] {
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
