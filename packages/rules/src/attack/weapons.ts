/** What a ship can attack with: its primary weapon and the Upgrade cards that are weapons. */

import type { Upgrade, WeaponArc, Attack as WeaponFacts } from "@broadside/cards";
import { type ArcName, type Area, arcOwner, arcsOf, type BaseId, isInArc, partInArc, type Section } from "@broadside/geometry";
import type { CardKey } from "@broadside/protocol";
import type { Bearer, WeaponPart } from "../abilities/ability.ts";
import { arcNames } from "../board/board.ts";
import type { Situation } from "../driver/situation.ts";
import { PRIMARY_RANGE } from "../facts/ship-facts.ts";
import { type Part, partsOf, primaryValue } from "../queries/figures.ts";
import { may, sum } from "../queries/query.ts";
import { type Attack, isPrimary, type Quarter, type Ship, shipOf, type Weapon } from "../state/state.ts";
import { arcsFired } from "./launchers.ts";

export interface WeaponState {
  readonly weapon: Weapon;
  /** The section that it belongs to, on a ship with two Ship cards. */
  readonly from: Part;
  /** Where it fires; `any` measures all round (1E-ARC-03). */
  readonly arcs: readonly (ArcName | "any")[];
  /** It fires at ships outside these arcs too, measured all round. */
  readonly outside: boolean;
  readonly least: number;
  readonly most: number;
  readonly part: WeaponPart | undefined;
}

const NO_UPGRADE = -1;

/** Weapons that could be fired now, had they a target. */
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
  // Primary weapons reach ships in contact in 2.5, but not those of huge ships, nor attacks of remotes (2E-ATK-09, 2E-HUGE-62-Q, 2E-SREM-05).
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

/** What is printed of its range, and what it is as cards have it now. For cards. */
export function weaponRange(game: Situation, ship: Ship, weapon: Weapon) {
  const facts = weaponFacts(game, ship, weapon);
  const now = facts && weaponState(game, ship, weapon, facts, facts.arcs);
  return now && { printed: facts.range ?? PRIMARY_RANGE, least: now.least, most: now.most };
}

/** What asks for the front arc, where the turret points instead, or in further arcs too. */
function turned(game: Situation, ship: Ship, weapon: Weapon, arcs: readonly WeaponArc[]): readonly WeaponArc[] {
  if (!isTurnedByCards(game) || !arcs.includes("front")) return arcs;
  if (may(game, "fireIn", { ship, weapon, arc: "turret" }, false)) return inTurret(arcs);
  if (isPrimary(weapon)) return may(game, "fireIn", { ship, weapon, arc: "special" }, false) ? [...arcs, "rear"] : arcs;
  if (may(game, "fireIn", { ship, weapon, arc: "rear" }, false)) return [...arcs, "rear"];
  return may(game, "fireIn", { ship, weapon, arc: "auxiliary" }, false) ? primaryArcs(game, ship) : arcs;
}
const isTurnedByCards = (game: Situation): boolean => game.bearers.onPermission(game, "fireIn").length > 0;

const inTurret = (arcs: readonly WeaponArc[]): readonly WeaponArc[] => arcs.map((arc) => (arc === "front" ? "single-turret" : arc));

/** A primary weapon to the rear that a card gives the ship; the card says its dice. */
const TAIL_GUN: WeaponFacts = { arcs: ["rear"], dice: 0 };
const tailGun = (game: Situation, ship: Ship): number =>
  game.bearers.onSum(game, "tailGun").length === 0 ? 0 : sum(game, "tailGun", { ship });

/** What a card prints of a primary weapon that it gives its ship. */
function addedPrimary(game: Situation, ship: Ship): WeaponFacts | undefined {
  for (let at = 0; at < ship.upgrades.length; at += 1) {
    const facts = weaponCard(game, ship, at);
    if (facts && weaponPart(game, ship, at)?.primary) return facts;
  }
  return undefined;
}

/** The primary weapon of a huge ship belongs to the section that prints it, a card to the section it lies on (HS-ARC-02). */
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

/** On the side of the Ship card that is up (HS-CRIP-02, -17); ships without a printed attack value have none (HS-ATK-06). */
function printedWeapon(game: Situation, ship: Ship, part: Part): WeaponFacts | undefined {
  const { cards } = game.factsOf(ship);
  if (!cards || !part) return primaryFacts(game, ship);
  return ship.crippled === part ? cards[part].crippled.attacks[0] : cards[part].weapon;
}

/** A turret fires all round, the primary one from its section (HS-TURRET-01, -05); all others in the arcs of their section (HS-ARC-02). */
function hugeWeapon(game: Situation, ship: Ship, weapon: Weapon, { range, arcs }: WeaponFacts, from: Part): WeaponState {
  const [least, most] = range ?? PRIMARY_RANGE;
  const isTurret = arcs.includes("turret");
  const allRound = isTurret && !isPrimary(weapon);
  const printed = isTurret && isPrimary(weapon) ? TURRET_PRIMARY : printedArcs(game, ship, from);
  return { weapon, from, arcs: allRound ? ["any"] : printed, outside: false, least, most, part: weaponPart(game, ship, weapon) };
}

const TURRET_PRIMARY: readonly ArcName[] = ["mainWeapon"];
/** Regions that are no printed firing arcs. */
const NOT_PRINTED: readonly ArcName[] = ["fullFront", "fullRear", "all", "mainWeapon"];

/** Firing arcs printed on a huge ship: those of one section, on ships with two Ship cards, or all of them. */
function printedArcs(game: Situation, ship: Ship, of: Section | undefined): readonly ArcName[] {
  const base = game.board.baseOf(ship);
  const known = knownArcs.get(base) ?? new Map<Section | undefined, readonly ArcName[]>();
  const found =
    known.get(of) ?? arcsOf("first", base).filter((arc) => !NOT_PRINTED.includes(arc) && (of === undefined || arcOwner(base, arc) === of));
  knownArcs.set(base, known.set(of, found));
  return found;
}
/** Bases are few, and every attack of a huge ship asks. */
const knownArcs = new Map<BaseId, Map<Section | undefined, readonly ArcName[]>>();

/** Where the turret indicator of a weapon points: the ship's, or on huge ships of the second edition its own (2E-HUGE-39). */
const indicatorOf = (ship: Ship, weapon: Weapon): Quarter =>
  (isPrimary(weapon) ? undefined : ship.upgrades[weapon]?.quarter) ?? ship.quarter;

function primaryFacts(game: Situation, ship: Ship): WeaponFacts | undefined {
  const { pilot, type } = game.factsOf(ship);
  return (pilot.attacks ?? type.attacks)[0];
}

/** The primary weapon fires in every arc printed on the ship, secondary weapons in the front one alone (1E-ARC-05 to -09). */
const primaryArcs = (game: Situation, ship: Ship): readonly WeaponArc[] => primaryFacts(game, ship)?.arcs ?? [];

/** The card at a place, while it is faceup, its weapon side up and its text in force. */
function weaponCard(game: Situation, ship: Ship, at: number): WeaponFacts | undefined {
  const { upgrades, upgradeKeys } = game.factsOf(ship);
  const card = upgrades[at];
  const state = ship.upgrades[at];
  if (!card || !state?.faceup) return undefined;
  const facts = state.side === "back" ? card.back?.attack : card.attack;
  return facts && may(game, "useText", { ship, card: upgradeKeys[at] as CardKey, at }, true) ? facts : undefined;
}

/** What a card's text adds. A card whose text is played by hand still costs a charge if it has charges (2E-ATK-04). */
export function weaponPart(game: Situation, ship: Ship, weapon: Weapon): WeaponPart | undefined {
  if (isPrimary(weapon)) return undefined;
  const { upgrades, upgradeKeys } = game.factsOf(ship);
  const ability = game.registry.get(upgradeKeys[weapon] ?? "");
  return ability || !upgrades[weapon]?.charges ? ability?.weapon : BY_HAND;
}
const BY_HAND: WeaponPart = { charges: 1 };

/** The card of a weapon as the bearer of its text. */
export function weaponBearer(game: Situation, ship: Ship, weapon: Weapon): Bearer {
  const at = isPrimary(weapon) ? NO_UPGRADE : weapon;
  const card = `upgrade:${ship.upgrades[at]?.id}` as const;
  return { ship, card, key: `${ship.id}/${card}/${at}`, at, effect: undefined, ability: game.registry.get(card) ?? {} };
}

/** What is printed of a weapon, of a card on the side that is up. */
function weaponFacts(game: Situation, ship: Ship, weapon: Weapon): NonNullable<Upgrade["attack"]> | undefined {
  const { pilot, type, upgrades } = game.factsOf(ship);
  if (weapon === "second primary")
    return (pilot.attacks ?? type.attacks)[1] ?? (tailGun(game, ship) > 0 ? TAIL_GUN : addedPrimary(game, ship));
  if (isPrimary(weapon)) return (pilot.attacks ?? type.attacks)[0];
  return ship.upgrades[weapon]?.side === "back" ? upgrades[weapon]?.back?.attack : upgrades[weapon]?.attack;
}

/** Printed dice: the primary weapon value, or those of the card. */
export const weaponDice = (game: Situation, ship: Ship, weapon: Weapon): number =>
  isPrimary(weapon)
    ? primaryValue(game, ship, weapon) + (weapon === "second primary" ? tailGun(game, ship) + (addedPrimary(game, ship)?.dice ?? 0) : 0)
    : (weaponFacts(game, ship, weapon)?.dice ?? 0);

/** Weapons with the ordnance mark have no range bonus on either side (2E-ATK-15). */
export const isOrdnance = (game: Situation, ship: Ship, weapon: Weapon): boolean => weaponFacts(game, ship, weapon)?.ordnance === true;

/** `primary`, or the card and its place among the upgrades. */
export const weaponKey = (ship: Ship, weapon: Weapon): string =>
  isPrimary(weapon) ? weapon : `${ship.upgrades[weapon]?.id ?? "?"}@${weapon}`;

/**
 * A ship's firing arc: the front one and what else is printed, but not the turret's all round (1E-ARC-08); of huge ships what is printed,
 * or the part of it on one section.
 */
const firingArcs = (game: Situation, ship: Ship, of: Part): readonly ArcName[] => {
  if (game.factsOf(ship).hasSections) return printedArcs(game, ship, of);
  const found: ArcName[] = [];
  const { pilot, type, upgrades } = game.factsOf(ship);
  for (const { arcs } of pilot.attacks ?? type.attacks)
    for (const name of arcNames(ship, arcs, ship.quarter)) if (name !== "any" && name !== "bullseye") found.push(name);
  if (game.edition.arcs === "second") addTurretArcs(ship, upgrades, found);
  if (tailGun(game, ship) > 0 || firesInSpecialArc(game, ship)) found.push("rear");
  return found.length > 0 ? found : ["front"];
};

/** First edition: an arc to the rear that a ship has for its primary weapon, when a card says so. */
const firesInSpecialArc = (game: Situation, ship: Ship): boolean =>
  isTurnedByCards(game) && may(game, "fireIn", { ship, weapon: "primary", arc: "special" }, false);

/** Turret arcs of its upgrades too (2E-ARC-12). */
function addTurretArcs(ship: Ship, upgrades: readonly Upgrade[], found: ArcName[]): void {
  upgrades.forEach((card, at) => {
    if (!ship.upgrades[at]?.faceup) return;
    for (const name of arcNames(ship, [...(card.attack?.arcs ?? []), ...(card.arcs ?? [])], indicatorOf(ship, at)))
      if (name !== "any" && name !== "bullseye" && !found.includes(name)) found.push(name);
  });
}

/** Of a huge target some section may be meant, of a huge ship the arcs of one alone. */
export const isInFiringArc = (game: Situation, ship: Ship, target: Ship, section?: Section, of?: Part): boolean =>
  firingArcs(game, ship, of).some((arc) => isInArcOf(game, ship, arc, target, section));

/** How near a target stands now, measured inside the firing arcs of a ship alone; at no range outside them, nor is the ship itself. For cards. */
export function rangeInArcsNow(game: Situation, ship: Ship, target: Ship, section?: Section, of?: Part): number {
  let nearest = Number.POSITIVE_INFINITY;
  if (ship === target) return nearest;
  for (const arc of firingArcs(game, ship, of))
    nearest = Math.min(nearest, game.board.measure(ship, target, arc, section)?.range ?? Number.POSITIVE_INFINITY);
  return nearest;
}

/** The range of an attack as it is measured inside the attacker's firing arc: what fires all round may be nearer outside of it. For cards. */
export function rangeInFiringArc(game: Situation, { attacker: from, defender, weapon, section, from: of, range }: Attack): number {
  const attacker = shipOf(game.state, from);
  if (!weaponsOf(game, attacker).some((one) => one.weapon === weapon && one.arcs.includes("any"))) return range;
  return rangeInArcsNow(game, attacker, shipOf(game.state, defender), section, of);
}

/**
 * In the second edition arcs end at range 3, however far the weapon reaches (2E-ARC-01, -05, -12); those of huge ships are longer. For cards too.
 */
export function isInArcOf(game: Situation, ship: Ship, arc: ArcName, target: Ship, section?: Section): boolean {
  if (!game.board.isInArc(ship, arc, target, section)) return false;
  const isBounded = endAtRange3(game, ship) && game.board.range(ship, target) >= ARC_RANGE;
  return !isBounded || (game.board.measure(ship, target, arc, section)?.range ?? 0) <= ARC_RANGE;
}
/** The same of what else lies on the table. */
export function isAreaInArcOf(game: Situation, ship: Ship, name: ArcName, area: Area): boolean {
  const arc = game.board.arc(ship, name);
  if (!arc || !isInArc(arc, area)) return false;
  return !endAtRange3(game, ship) || game.board.rangeToArea(ship, partInArc(arc, area)) <= ARC_RANGE;
}
/** How near something that is no ship lies, measured inside an arc of a ship; at no range outside it (1E-ARC-11). For cards. */
export function rangeToAreaInArc(game: Situation, ship: Ship, name: ArcName, area: Area): number {
  const arc = game.board.arc(ship, name);
  return arc && isInArc(arc, area) ? game.board.rangeToArea(ship, partInArc(arc, area)) : Number.POSITIVE_INFINITY;
}
const ARC_RANGE = 3;
const endAtRange3 = (game: Situation, ship: Ship): boolean => game.edition.arcs === "second" && !game.factsOf(ship).isHuge;

/** The arcs that a weapon shows: what it is an attack from, wherever its target is (2E-ATK-43, 2E-ARC-11). For cards. */
export function arcsShown(game: Situation, ship: Ship, weapon: Weapon): readonly WeaponArc[] {
  const { arcs = [] } = weaponFacts(game, ship, weapon) ?? {};
  return arcs.includes("front") && may(game, "fireIn", { ship, weapon, arc: "turret" }, false) ? inTurret(arcs) : arcs;
}

/** In the arc, or counted as in it by a card. For cards too. */
export const isInBullseye = (game: Situation, ship: Ship, target: Ship): boolean =>
  (!game.edition.bullseyeBarsTokens || primaryArcs(game, ship).includes("bullseye")) &&
  may(game, "countInBullseye", { ship, target }, isInArcOf(game, ship, "bullseye", target));
