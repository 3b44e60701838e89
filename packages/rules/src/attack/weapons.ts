/** What a ship can attack with: its primary weapon and the Upgrade cards that are weapons. */

import type { Upgrade, WeaponArc, Attack as WeaponFacts } from "@broadside/cards";
import { type ArcName, type Area, arcOwner, arcsOf, type BaseId, isInArc, partInArc, type Section } from "@broadside/geometry";
import type { CardKey } from "@broadside/protocol";
import { arcNames } from "../board/board.ts";
import type { Bearer, WeaponPart } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { PRIMARY_RANGE } from "../facts/ship-facts.ts";
import { type Part, partsOf, primaryValue } from "../queries/figures.ts";
import { may, sum } from "../queries/query.ts";
import { type Attack, isPrimary, type Quarter, type Ship, shipOf, type Weapon } from "../state/state.ts";
import { arcsFired } from "./launchers.ts";

export interface WeaponState {
  readonly weapon: Weapon;
  /** On a ship with two Ship cards, the section that the weapon belongs to. */
  readonly from: Part;
  /** The arcs in which the weapon fires; `any` measures in all directions (1E-ARC-03). */
  readonly arcs: readonly (ArcName | "any")[];
  /** Whether the weapon can also fire at ships outside these arcs, measured in all directions. */
  readonly outside: boolean;
  readonly least: number;
  readonly most: number;
  readonly part: WeaponPart | undefined;
}

const NO_UPGRADE = -1;

/** Weapons the ship could fire now if it had a target. */
export function weaponsOf(game: Situation, ship: Ship): readonly WeaponState[] {
  if (game.factsOf(ship).hasSections) return hugeWeapons(game, ship);
  const found: WeaponState[] = [];
  const { pilot, type } = game.factsOf(ship);
  const [primary, second] = pilot.attacks ?? type.attacks;
  if (primary) found.push(weaponState(game, ship, "primary", primary, primary.arcs));
  if (second) found.push(weaponState(game, ship, "second primary", second, second.arcs));
  else if (tailGun(game, ship) > 0) found.push(weaponState(game, ship, "second primary", TAIL_GUN, TAIL_GUN.arcs));
  for (let at = 0; at < ship.upgrades.length; at += 1) {
    const facts = weaponCard(game, ship, at);
    if (facts && weaponPart(game, ship, at)?.primary) found.push(weaponState(game, ship, "second primary", facts, facts.arcs));
    else if (facts)
      found.push(
        weaponState(game, ship, at, facts, facts.arcs.length > 0 ? arcsFired(game, ship, at, facts.arcs) : primaryArcs(game, ship)),
      );
  }
  return found;
}

function weaponState(game: Situation, ship: Ship, weapon: Weapon, { range }: WeaponFacts, arcs: readonly WeaponArc[]): WeaponState {
  const [nearest, most] = range ?? PRIMARY_RANGE;
  const allRound = arcs.includes("turret");
  // In 2.5, primary weapons reach ships in contact, except those of huge ships and the attacks of remotes (2E-ATK-09, 2E-HUGE-62-Q,
  // 2E-SREM-05).
  const { isHuge, remote } = game.factsOf(ship);
  const isContactWeapon = isPrimary(weapon) && game.edition.contactAttacks === "primary weapons" && !isHuge && remote === undefined;
  const nearer = game.bearers.onSum(game, "weaponNearness").length === 0 ? 0 : sum(game, "weaponNearness", { ship, weapon });
  const least = isContactWeapon ? Math.min(nearest, 0) : Math.max(0, nearest - nearer);
  return {
    weapon,
    from: undefined,
    arcs: allRound ? ["any"] : arcNames(ship, turned(game, ship, weapon, arcs), indicatorOf(ship, weapon)),
    outside: isTurnedByCards(game) && !isPrimary(weapon) && may(game, "fireIn", { ship, weapon, arc: "outside" }, false),
    least,
    most: game.bearers.onSum(game, "weaponReach").length === 0 ? most : most + sum(game, "weaponReach", { ship, weapon }),
    part: weaponPart(game, ship, weapon),
  };
}

/** Returns a weapon's printed range, and its range as changed by cards. Used by cards. */
export function weaponRange(game: Situation, ship: Ship, weapon: Weapon) {
  const facts = weaponFacts(game, ship, weapon);
  const now = facts && weaponState(game, ship, weapon, facts, facts.arcs);
  return now && { printed: facts.range ?? PRIMARY_RANGE, least: now.least, most: now.most };
}

/** If cards allow it, a weapon with a front arc may fire in the turret's arc instead, or in additional arcs. */
function turned(game: Situation, ship: Ship, weapon: Weapon, arcs: readonly WeaponArc[]): readonly WeaponArc[] {
  if (!isTurnedByCards(game) || !arcs.includes("front")) return arcs;
  if (may(game, "fireIn", { ship, weapon, arc: "turret" }, false)) return inTurret(arcs);
  if (isPrimary(weapon)) return may(game, "fireIn", { ship, weapon, arc: "special" }, false) ? [...arcs, "rear"] : arcs;
  if (may(game, "fireIn", { ship, weapon, arc: "rear" }, false)) return [...arcs, "rear"];
  return may(game, "fireIn", { ship, weapon, arc: "auxiliary" }, false) ? primaryArcs(game, ship) : arcs;
}
const isTurnedByCards = (game: Situation): boolean => game.bearers.onPermission(game, "fireIn").length > 0;

const inTurret = (arcs: readonly WeaponArc[]): readonly WeaponArc[] => arcs.map((arc) => (arc === "front" ? "single-turret" : arc));

/** A rear-arc primary weapon that a card gives the ship. The card sets its dice. */
const TAIL_GUN: WeaponFacts = { arcs: ["rear"], dice: 0 };
const tailGun = (game: Situation, ship: Ship): number =>
  game.bearers.onSum(game, "tailGun").length === 0 ? 0 : sum(game, "tailGun", { ship });

/** Returns the printed values of a card that gives its ship a primary weapon. */
function addedPrimary(game: Situation, ship: Ship): WeaponFacts | undefined {
  for (let at = 0; at < ship.upgrades.length; at += 1) {
    const facts = weaponCard(game, ship, at);
    if (facts && weaponPart(game, ship, at)?.primary) return facts;
  }
  return undefined;
}

/**
 * A huge ship's primary weapon belongs to the section on whose Ship card it is printed. A weapon card belongs to the section that it is
 * assigned to (HS-ARC-02).
 */
function hugeWeapons(game: Situation, ship: Ship): readonly WeaponState[] {
  const found: WeaponState[] = [];
  for (const from of partsOf(game, ship)) {
    const primary = printedWeapon(game, ship, from);
    if (primary) found.push(hugeWeapon(game, ship, "primary", primary, from));
  }
  for (let at = 0; at < ship.upgrades.length; at += 1) {
    const facts = weaponCard(game, ship, at);
    if (facts) found.push(hugeWeapon(game, ship, at, facts, game.factsOf(ship).upgradeSections?.[at]));
  }
  return found;
}

/**
 * Returns the weapon printed on the faceup side of the Ship card (HS-CRIP-02, -17). Ships without an attack value have no primary weapon
 * (HS-ATK-06).
 */
function printedWeapon(game: Situation, ship: Ship, part: Part): WeaponFacts | undefined {
  const { cards } = game.factsOf(ship);
  if (!cards || !part) return primaryFacts(game, ship);
  return ship.crippled === part ? cards[part].crippled.attacks[0] : cards[part].weapon;
}

/**
 * A turret fires in all directions; a primary turret fires from its section (HS-TURRET-01, -05). Other weapons fire in their section's arcs
 * (HS-ARC-02).
 */
function hugeWeapon(game: Situation, ship: Ship, weapon: Weapon, { range, arcs }: WeaponFacts, from: Part): WeaponState {
  const [least, most] = range ?? PRIMARY_RANGE;
  const isTurret = arcs.includes("turret");
  const allRound = isTurret && !isPrimary(weapon);
  const printed = isTurret && isPrimary(weapon) ? TURRET_PRIMARY : printedArcs(game, ship, from);
  return { weapon, from, arcs: allRound ? ["any"] : printed, outside: false, least, most, part: weaponPart(game, ship, weapon) };
}

const TURRET_PRIMARY: readonly ArcName[] = ["mainWeapon"];
/** Areas that aren't printed firing arcs. */
const NOT_PRINTED: readonly ArcName[] = ["fullFront", "fullRear", "all", "mainWeapon"];

/** Returns the firing arcs printed on a huge ship: one section's arcs if it has two Ship cards, otherwise all of them. */
function printedArcs(game: Situation, ship: Ship, of: Section | undefined): readonly ArcName[] {
  const base = game.board.baseOf(ship);
  const known = knownArcs.get(base) ?? new Map<Section | undefined, readonly ArcName[]>();
  const found =
    known.get(of) ?? arcsOf("first", base).filter((arc) => !NOT_PRINTED.includes(arc) && (of === undefined || arcOwner(base, arc) === of));
  knownArcs.set(base, known.set(of, found));
  return found;
}
/** Cached, because there are few bases and every attack of a huge ship needs them. */
const knownArcs = new Map<BaseId, Map<Section | undefined, readonly ArcName[]>>();

/**
 * The direction in which a weapon's turret indicator points. Weapons use the ship's indicator, except on second-edition huge ships, where
 * each weapon has its own (2E-HUGE-39).
 */
const indicatorOf = (ship: Ship, weapon: Weapon): Quarter =>
  (isPrimary(weapon) ? undefined : ship.upgrades[weapon]?.quarter) ?? ship.quarter;

function primaryFacts(game: Situation, ship: Ship): WeaponFacts | undefined {
  const { pilot, type } = game.factsOf(ship);
  return (pilot.attacks ?? type.attacks)[0];
}

/** The primary weapon fires in every arc printed on the ship; secondary weapons fire only in the front arc (1E-ARC-05 to -09). */
const primaryArcs = (game: Situation, ship: Ship): readonly WeaponArc[] => primaryFacts(game, ship)?.arcs ?? [];

/** Returns the weapon facts of the card at this index, if the card is faceup on its weapon side and its text is active. */
function weaponCard(game: Situation, ship: Ship, at: number): WeaponFacts | undefined {
  const { upgrades, upgradeKeys } = game.factsOf(ship);
  const card = upgrades[at];
  const state = ship.upgrades[at];
  if (!card || !state?.faceup) return undefined;
  const facts = state.side === "back" ? card.back?.attack : card.attack;
  return facts && may(game, "useText", { ship, card: upgradeKeys[at] as CardKey, at }, true) ? facts : undefined;
}

/** Returns what a card's text adds. A card resolved by hand still costs a charge if it has charges (2E-ATK-04). */
export function weaponPart(game: Situation, ship: Ship, weapon: Weapon): WeaponPart | undefined {
  if (isPrimary(weapon)) return undefined;
  const { upgrades, upgradeKeys } = game.factsOf(ship);
  const ability = game.registry.get(upgradeKeys[weapon] ?? "");
  return ability || !upgrades[weapon]?.charges ? ability?.weapon : BY_HAND;
}
const BY_HAND: WeaponPart = { charges: 1 };

/** Returns the weapon's card as the bearer of its ability. */
export function weaponBearer(game: Situation, ship: Ship, weapon: Weapon): Bearer {
  const at = isPrimary(weapon) ? NO_UPGRADE : weapon;
  const card = `upgrade:${ship.upgrades[at]?.id}` as const;
  return { ship, card, key: `${ship.id}/${card}/${at}`, at, effect: undefined, ability: game.registry.get(card) ?? {} };
}

/** Returns a weapon's printed values; for a card, those on its current side. */
function weaponFacts(game: Situation, ship: Ship, weapon: Weapon): NonNullable<Upgrade["attack"]> | undefined {
  const { pilot, type, upgrades } = game.factsOf(ship);
  if (weapon === "second primary")
    return (pilot.attacks ?? type.attacks)[1] ?? (tailGun(game, ship) > 0 ? TAIL_GUN : addedPrimary(game, ship));
  if (isPrimary(weapon)) return (pilot.attacks ?? type.attacks)[0];
  return ship.upgrades[weapon]?.side === "back" ? upgrades[weapon]?.back?.attack : upgrades[weapon]?.attack;
}

/** Returns the printed dice: the primary weapon value, or the value on the card. */
export const weaponDice = (game: Situation, ship: Ship, weapon: Weapon): number =>
  isPrimary(weapon)
    ? primaryValue(game, ship, weapon) + (weapon === "second primary" ? tailGun(game, ship) + (addedPrimary(game, ship)?.dice ?? 0) : 0)
    : (weaponFacts(game, ship, weapon)?.dice ?? 0);

/** Weapons with the ordnance icon have no range bonus for either side (2E-ATK-15). */
export const isOrdnance = (game: Situation, ship: Ship, weapon: Weapon): boolean => weaponFacts(game, ship, weapon)?.ordnance === true;

/** Returns `primary`, or the card's id and its index among the upgrades. */
export const weaponKey = (ship: Ship, weapon: Weapon): string =>
  isPrimary(weapon) ? weapon : `${ship.upgrades[weapon]?.id ?? "?"}@${weapon}`;

/**
 * Returns a ship's firing arcs: the front arc and any other printed arc, but not a turret's all-round fire (1E-ARC-08). Huge ships have
 * their printed arcs, or those of one section.
 */
const firingArcs = (game: Situation, ship: Ship, of: Part): readonly ArcName[] => {
  if (game.factsOf(ship).hasSections) return printedArcs(game, ship, of);
  const found: ArcName[] = [];
  const { pilot, type, upgrades } = game.factsOf(ship);
  for (const { arcs } of pilot.attacks ?? type.attacks)
    for (const name of arcNames(ship, arcs, ship.quarter)) if (name !== "any" && name !== "bullseye") found.push(name);
  if (game.edition.upgradesHaveArcs) addTurretArcs(ship, upgrades, found);
  if (tailGun(game, ship) > 0 || firesInSpecialArc(game, ship)) found.push("rear");
  return found.length > 0 ? found : ["front"];
};

/** First edition: whether a card lets the primary weapon fire in a special rear arc. */
const firesInSpecialArc = (game: Situation, ship: Ship): boolean =>
  isTurnedByCards(game) && may(game, "fireIn", { ship, weapon: "primary", arc: "special" }, false);

/** Adds the turret arcs that upgrades have (2E-ARC-12). */
function addTurretArcs(ship: Ship, upgrades: readonly Upgrade[], found: ArcName[]): void {
  upgrades.forEach((card, at) => {
    if (!ship.upgrades[at]?.faceup) return;
    for (const name of arcNames(ship, [...(card.attack?.arcs ?? []), ...(card.arcs ?? [])], indicatorOf(ship, at)))
      if (name !== "any" && name !== "bullseye" && !found.includes(name)) found.push(name);
  });
}

/**
 * Whether a target is in a ship's firing arc. The check can be limited to one section of a huge target, and to the arcs of one section of a
 * huge ship.
 */
export const isInFiringArc = (game: Situation, ship: Ship, target: Ship, section?: Section, of?: Part): boolean =>
  firingArcs(game, ship, of).some((arc) => isInArcOf(game, ship, arc, target, section));

/**
 * Returns the current range to a target inside a ship's firing arcs. It is infinite if the target is outside them, or is the ship itself.
 * Used by cards.
 */
export function rangeInArcsNow(game: Situation, ship: Ship, target: Ship, section?: Section, of?: Part): number {
  let nearest = Number.POSITIVE_INFINITY;
  if (ship === target) return nearest;
  for (const arc of firingArcs(game, ship, of))
    nearest = Math.min(nearest, game.board.measure(ship, target, arc, section)?.range ?? Number.POSITIVE_INFINITY);
  return nearest;
}

/**
 * Returns an attack's range measured inside the attacker's firing arc. It can be longer than the attack's own range: a weapon that fires in
 * all directions may measure to a closer point outside the arc. Used by cards.
 */
export function rangeInFiringArc(game: Situation, { attacker: from, defender, weapon, section, from: of, range }: Attack): number {
  const attacker = shipOf(game.state, from);
  if (!weaponsOf(game, attacker).some((one) => one.weapon === weapon && one.arcs.includes("any"))) return range;
  return rangeInArcsNow(game, attacker, shipOf(game.state, defender), section, of);
}

/**
 * Whether a target is in a ship's arc. In the second edition, arcs end at range 3, however far the weapon reaches (2E-ARC-01, -05, -12).
 * The arcs of huge ships are longer. Cards use this too.
 */
export function isInArcOf(game: Situation, ship: Ship, arc: ArcName, target: Ship, section?: Section): boolean {
  if (!game.board.isInArc(ship, arc, target, section)) return false;
  const end = endOfArcs(game, ship);
  const isBounded = end !== undefined && game.board.range(ship, target) >= end;
  return !isBounded || (game.board.measure(ship, target, arc, section)?.range ?? 0) <= end;
}
/** Whether an object that isn't a ship is in this ship's arc. */
export function isAreaInArcOf(game: Situation, ship: Ship, name: ArcName, area: Area): boolean {
  const arc = game.board.arc(ship, name);
  if (!arc || !isInArc(arc, area)) return false;
  const end = endOfArcs(game, ship);
  return end === undefined || game.board.rangeToArea(ship, partInArc(arc, area)) <= end;
}
/** Returns the range to an object that isn't a ship, measured inside an arc; infinite outside it (1E-ARC-11). Used by cards. */
export function rangeToAreaInArc(game: Situation, ship: Ship, name: ArcName, area: Area): number {
  const arc = game.board.arc(ship, name);
  return arc && isInArc(arc, area) ? game.board.rangeToArea(ship, partInArc(arc, area)) : Number.POSITIVE_INFINITY;
}

/** Returns the range at which a ship's arcs end. Undefined if they end only with a weapon's range. */
const endOfArcs = (game: Situation, ship: Ship): number | undefined => (game.factsOf(ship).isHuge ? undefined : game.edition.arcRange);

/** Returns the arcs that a weapon shows. They define the kind of attack, wherever the target is (2E-ATK-43, 2E-ARC-11). Used by cards. */
export function arcsShown(game: Situation, ship: Ship, weapon: Weapon): readonly WeaponArc[] {
  const { arcs = [] } = weaponFacts(game, ship, weapon) ?? {};
  return arcs.includes("front") && may(game, "fireIn", { ship, weapon, arc: "turret" }, false) ? inTurret(arcs) : arcs;
}

/** Whether the target is in the bullseye arc, or a card counts it as in that arc. Cards use this too. */
export const isInBullseye = (game: Situation, ship: Ship, target: Ship): boolean =>
  (game.edition.bullseyeArcs === "all" || primaryArcs(game, ship).includes("bullseye")) &&
  may(game, "countInBullseye", { ship, target }, isInArcOf(game, ship, "bullseye", target));
