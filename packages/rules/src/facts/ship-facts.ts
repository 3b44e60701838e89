/** What the cards of one ship say: the figures that never change while it has them. */
import {
  type Attack,
  type BarAction,
  type Catalogue,
  type DialManeuver,
  type Pilot,
  readAction,
  readDial,
  type Ship as ShipType,
  type Upgrade,
} from "@broadside/cards";
import { type BaseId, HUGE_BANDS, hasSections, type Section, type Token } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { ShipSetup } from "../state/setup.ts";
import { cardsSwapped, cardsToCome } from "./cards-to-come.ts";
import type { DamageFacts } from "./deck-facts.ts";
import type { RemoteKind } from "./remote-kinds.ts";
import { type SectionFacts, sectionCards } from "./section-facts.ts";

export interface ShipFacts {
  readonly pilot: Pilot;
  readonly type: ShipType;
  readonly base: BaseId;
  readonly isHuge: boolean;
  /** Of a remote: what it is, and the token it lies as. */
  readonly remote: RemoteKind | undefined;
  readonly token: Token | undefined;
  /** Whether it has a fore and an aft section: first-edition huge ships (HS-SECT-03, -04). */
  readonly hasSections: boolean;
  /** The two Ship cards of a corvette; other ships have one (HS-SECT-07). */
  readonly cards: Readonly<Record<Section, SectionFacts>> | undefined;
  readonly skill: number;
  /** When it attacks, in place of its skill: huge ships of the second edition (2E-HUGE-09). */
  readonly engagement: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** The energy limit. */
  readonly energy: number;
  /** Charges and Force on its Ship card, the Force of its upgrades with it (2E-CHARGE-02, -10, -11), and what of each a round gives back. */
  readonly charges: Pool;
  readonly force: Pool;
  readonly shieldRecovery: number;
  readonly energyRecovery: number;
  readonly points: number;
  /** Names of the action bar, without what upgrades add. */
  readonly actions: readonly string[];
  /** The same with colours and links. */
  readonly bar: readonly BarAction[];
  /** It has no dial of its own, and flies by that of the ship that is docked with it. */
  readonly borrowsDial: boolean;
  /** Maneuvers by their codes, in the order of the dial. */
  readonly dial: ReadonlyMap<string, DialManeuver>;
  readonly upgrades: readonly Upgrade[];
  /** By place the cards that may come to lie there; undefined for ships that keep those of their list. */
  readonly toCome: readonly (readonly Upgrade[])[] | undefined;
  /** Their keys in the registry. */
  readonly upgradeKeys: readonly string[];
  /** The sections that they lie on, of a ship with two Ship cards. */
  readonly upgradeSections: readonly Section[] | undefined;
  /** It is in a squad of another faction by a card of its own: allied to the others there, not friendly (2E-COMP-16). */
  readonly isGuest: boolean;
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

/** So much at the start and at most; `recovers` a round, less than nothing where it loses some. */
interface Pool {
  readonly value: number;
  readonly recovers: number;
}
export const NO_POOL: Pool = { value: 0, recovers: 0 };
const poolOf = (charges: { readonly value: number; readonly recovers?: number } | undefined): Pool =>
  charges ? { value: charges.value, recovers: charges.recovers ?? 0 } : NO_POOL;

/** Capacity is added up; of what comes back a round the highest counts (2E-CHARGE-10, -11). */
function forceOf(pilot: Pilot, upgrades: readonly Upgrade[]): Pool {
  const sources = [pilot, ...upgrades].flatMap(({ force }) => (force ? [poolOf(force)] : []));
  if (sources.length === 0) return NO_POOL;
  return { value: sources.reduce((sum, { value }) => sum + value, 0), recovers: Math.max(...sources.map(({ recovers }) => recovers)) };
}

/** Where nothing else is printed. */
export const PRIMARY_RANGE = [1, 3] as const;

/** Field by field in one literal: facts are read everywhere, and only what was made in one way is read fast. */
export function shipFacts(
  setup: ShipSetup,
  catalogue: Catalogue,
  damageCards: ShipFacts["damageCards"],
  decks: ShipFacts["decks"],
  squad: readonly Upgrade[],
  faction: string,
): ShipFacts {
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
    remote: undefined,
    token: undefined,
    hasSections: hasSections(baseOf(type)),
    cards: sectionCards(pilot, type, setup),
    skill: pilot.initiative ?? 0,
    engagement: pilot.engagement ?? pilot.initiative ?? 0,
    attack: (pilot.attacks ?? type.attacks)[0]?.dice ?? 0,
    agility: pilot.agility ?? type.agility,
    hull: pilot.hull ?? type.hull,
    shields: pilot.shields ?? type.shields,
    energy: type.energy ?? 0,
    charges: poolOf(pilot.charges),
    force: forceOf(pilot, cards),
    shieldRecovery: type.shieldRecovery ?? 0,
    energyRecovery: type.energyRecovery ?? 0,
    points,
    actions: (pilot.actions ?? type.actions).flatMap((text) => readAction(text)?.name ?? []),
    bar: (pilot.actions ?? type.actions).flatMap((text) => readAction(text) ?? []),
    borrowsDial: type.dial.length === 0,
    dial: dialOf(type),
    upgradeSections: type.sections && upgrades.map((_, at) => cards[at]?.section ?? setup.sections?.[at] ?? "fore"),
    toCome: cardsToCome({ pilot, ship: type }, cards, catalogue) ?? cardsSwapped(cards, squad),
    upgrades: cards,
    upgradeKeys,
    isGuest: pilot.faction !== faction && cards.some(({ building }) => building?.joins?.some((joined) => joined === faction)),
    printsFigures,
    printsSkill,
    printsActions,
    // Cards may stretch weapons of huge ships of the second edition (2E-HUGE-36).
    reach: type.energyRecovery === undefined ? reach : HUGE_BANDS,
    damageCards,
    decks,
  };
}

type UpgradeFacts = Pick<ShipFacts, "upgrades" | "upgradeKeys" | "printsFigures" | "printsSkill" | "printsActions" | "reach">;

/** What depends on the cards that a ship has. */
export const upgradeFacts = (pilot: Pilot, type: ShipType, cards: readonly Upgrade[]): UpgradeFacts => ({
  upgrades: cards,
  upgradeKeys: cards.map(({ id }) => `upgrade:${id}`),
  printsFigures: cards.some(({ stats, back }) => stats ?? back?.stats),
  printsSkill: cards.some(({ stats, back }) => stats?.initiative ?? back?.stats?.initiative),
  printsActions: cards.some((card) => card.actions ?? card.back?.actions),
  reach: farthestOf([...(pilot.attacks ?? type.attacks), ...cards.flatMap(({ attack, back }) => [attack, back?.attack])]),
});

export const farthestOf = (weapons: readonly (Attack | undefined)[]): number =>
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
function baseOf({ size, id, energyRecovery }: ShipType): BaseId {
  if (size !== "huge") return size;
  // Only those of the second edition recover energy, and all of them have one base (2E-HUGE-01).
  if (energyRecovery !== undefined) return "huge";
  const own: Readonly<Record<string, BaseId>> = {
    cr90corvette: "cr90",
    raiderclasscorvette: "raider",
    gr75mediumtransport: "gr75",
    gozanticlasscruiser: "gozanti",
    croccruiser: "croc",
  };
  return own[id] ?? "huge";
}
