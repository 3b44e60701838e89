/** The facts on one ship's cards: values that never change while it has those cards. */
import {
  type Attack,
  type Catalogue,
  type DialManeuver,
  type Pilot,
  readAction,
  readDial,
  type Ship as ShipType,
  type Upgrade,
} from "@broadside/cards";
import { type BaseId, HUGE_BANDS, hasSections } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { ShipSetup } from "../state/setup.ts";
import { cardsSwapped, cardsToCome } from "./cards-to-come.ts";
import { tokensPlaced } from "./placed-tokens.ts";
import type { Pool, ShipFacts } from "./printed-facts.ts";
import { sectionCards } from "./section-facts.ts";

export const NO_POOL: Pool = { value: 0, recovers: 0 };
const poolOf = (charges: { readonly value: number; readonly recovers?: number } | undefined): Pool =>
  charges ? { value: charges.value, recovers: charges.recovers ?? 0 } : NO_POOL;

/** Force capacities add up; for Force recovered per round, only the highest value counts (2E-CHARGE-10, -11). */
function forceOf(pilot: Pilot, upgrades: readonly Upgrade[]): Pool {
  const sources = [pilot, ...upgrades].flatMap(({ force }) => (force ? [poolOf(force)] : []));
  if (sources.length === 0) return NO_POOL;
  return { value: sources.reduce((sum, { value }) => sum + value, 0), recovers: Math.max(...sources.map(({ recovers }) => recovers)) };
}

/** Used if no other range is printed. */
export const PRIMARY_RANGE = [1, 3] as const;

/** Lists all fields in one object literal. Facts are read everywhere, and reading is fast if all the objects have the same shape. */
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
    placedTokens: tokensPlaced(cards, squad),
    upgradeKeys,
    isGuest: pilot.faction !== faction && cards.some(({ building }) => building?.joins?.some((joined) => joined === faction)),
    printsFigures,
    printsSkill,
    printsActions,
    // Cards may extend the weapon range of second-edition huge ships (2E-HUGE-36).
    reach: type.energyRecovery === undefined ? reach : HUGE_BANDS,
    damageCards,
    decks,
  };
}

type UpgradeFacts = Pick<ShipFacts, "upgrades" | "upgradeKeys" | "printsFigures" | "printsSkill" | "printsActions" | "reach">;

/** Returns the facts that depend on the ship's cards. */
export const upgradeFacts = (pilot: Pilot, type: ShipType, cards: readonly Upgrade[]): UpgradeFacts => ({
  upgrades: cards,
  upgradeKeys: cards.map(({ id }) => `upgrade:${id}` as const),
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

/** Small, medium and large ships use the base of that name. Each huge ship has its own base. */
function baseOf({ size, id, energyRecovery }: ShipType): BaseId {
  if (size !== "huge") return size;
  // Only second-edition huge ships recover energy, and they all have the same base (2E-HUGE-01).
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
