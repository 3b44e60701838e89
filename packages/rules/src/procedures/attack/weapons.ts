/** What a ship can attack with: its primary weapon and the Upgrade cards that are weapons. */
import type { WeaponArc, Attack as WeaponFacts } from "@broadside/cards";
import { type ArcName, arcOwner, arcsOf, type Section } from "@broadside/geometry";
import type { WeaponPart } from "../../ability.ts";
import type { Bearer } from "../../bearer.ts";
import { arcName } from "../../board.ts";
import { PRIMARY_RANGE } from "../../facts.ts";
import { type Part, partsOf, primaryValue } from "../../figures.ts";
import type { Game } from "../../game.ts";
import { may } from "../../query.ts";
import type { Ship, Weapon } from "../../state.ts";

export interface WeaponState {
  readonly weapon: Weapon;
  /** The section that it belongs to, on a ship with two Ship cards. */
  readonly from: Part;
  /** Where it fires; `any` measures all round (1E-ARC-03). */
  readonly arcs: readonly (ArcName | "any")[];
  readonly least: number;
  readonly most: number;
  readonly part: WeaponPart | undefined;
}

const NO_UPGRADE = -1;

/** Weapons that could be fired now, had they a target. */
export function weaponsOf(game: Game, ship: Ship): readonly WeaponState[] {
  if (game.factsOf(ship).hasSections) return hugeWeapons(game, ship);
  const found: WeaponState[] = [];
  const primary = primaryFacts(game, ship);
  if (primary) found.push(weaponState(game, ship, "primary", primary, primaryArcs(game, ship)));
  for (let at = 0; at < ship.upgrades.length; at += 1) {
    const facts = weaponCard(game, ship, at);
    if (facts) found.push(weaponState(game, ship, at, facts, facts.arcs.length > 0 ? facts.arcs : primaryArcs(game, ship)));
  }
  return found;
}

function weaponState(game: Game, ship: Ship, weapon: Weapon, { range }: WeaponFacts, arcs: readonly WeaponArc[]): WeaponState {
  const [least, most] = range ?? PRIMARY_RANGE;
  const allRound = arcs.includes("turret") || may(game, "ignoreArc", { ship, weapon }, false);
  return {
    weapon,
    from: undefined,
    arcs: allRound ? ["any"] : arcs.map((arc) => arcName(ship, arc)),
    least,
    most,
    part: weaponPart(game, ship, weapon),
  };
}

/** The primary weapon of a huge ship belongs to the section that prints it, a card to the section it lies on (HS-ARC-02). */
function hugeWeapons(game: Game, ship: Ship): readonly WeaponState[] {
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
function printedWeapon(game: Game, ship: Ship, part: Part): WeaponFacts | undefined {
  const { cards } = game.factsOf(ship);
  if (!cards || !part) return primaryFacts(game, ship);
  return ship.crippled === part ? cards[part].crippled.attacks[0] : cards[part].weapon;
}

/** A turret fires all round, the primary one from its section (HS-TURRET-01, -05); all others in the arcs of their section (HS-ARC-02). */
function hugeWeapon(game: Game, ship: Ship, weapon: Weapon, { range, arcs }: WeaponFacts, from: Part): WeaponState {
  const [least, most] = range ?? PRIMARY_RANGE;
  const isTurret = arcs.includes("turret");
  const allRound = may(game, "ignoreArc", { ship, weapon }, isTurret && weapon !== "primary");
  const printed = isTurret && weapon === "primary" ? TURRET_PRIMARY : printedArcs(game, ship, from);
  return { weapon, from, arcs: allRound ? ["any"] : printed, least, most, part: weaponPart(game, ship, weapon) };
}

const TURRET_PRIMARY: readonly ArcName[] = ["mainWeapon"];
/** Regions that are no printed firing arcs. */
const NOT_PRINTED: readonly ArcName[] = ["fullFront", "fullRear", "all", "mainWeapon"];

/** Firing arcs printed on a huge ship: those of one section, on ships with two Ship cards, or all of them. */
function printedArcs(game: Game, ship: Ship, of: Section | undefined): readonly ArcName[] {
  const base = game.board.baseOf(ship);
  return arcsOf("first", base).filter((arc) => !NOT_PRINTED.includes(arc) && (of === undefined || arcOwner(base, arc) === of));
}

function primaryFacts(game: Game, ship: Ship): WeaponFacts | undefined {
  const { pilot, type } = game.factsOf(ship);
  return (pilot.attacks ?? type.attacks)[0];
}

/** The primary weapon fires in every arc printed on the ship, secondary weapons in the front one alone (1E-ARC-05 to -09). */
const primaryArcs = (game: Game, ship: Ship): readonly WeaponArc[] => primaryFacts(game, ship)?.arcs ?? [];

/** The card at a place, while it is faceup, its weapon side up and its text in force. */
function weaponCard(game: Game, ship: Ship, at: number): WeaponFacts | undefined {
  const { upgrades, upgradeKeys } = game.factsOf(ship);
  const card = upgrades[at];
  const state = ship.upgrades[at];
  if (!card || !state?.faceup) return undefined;
  const facts = state.side === "back" ? card.back?.attack : card.attack;
  return facts && may(game, "useText", { ship, card: upgradeKeys[at] as string, at }, true) ? facts : undefined;
}

export const weaponPart = (game: Game, ship: Ship, weapon: Weapon): WeaponPart | undefined =>
  weapon === "primary" ? undefined : game.registry.get(game.factsOf(ship).upgradeKeys[weapon] ?? "")?.weapon;

/** The card of a weapon as the bearer of its text. */
export function weaponBearer(game: Game, ship: Ship, weapon: Weapon): Bearer {
  const at = weapon === "primary" ? NO_UPGRADE : weapon;
  const card = `upgrade:${ship.upgrades[at]?.id}`;
  return { ship, card, key: `${ship.id}/${card}/${at}`, at, effect: undefined, ability: game.registry.get(card) ?? {} };
}

/** Printed dice: the primary weapon value, or those of the card. */
export function weaponDice(game: Game, ship: Ship, weapon: Weapon): number {
  if (weapon === "primary") return primaryValue(game, ship);
  const card = game.factsOf(ship).upgrades[weapon];
  return (ship.upgrades[weapon]?.side === "back" ? card?.back?.attack : card?.attack)?.dice ?? 0;
}

/** `primary`, or the card and its place among the upgrades. */
export const weaponKey = (ship: Ship, weapon: Weapon): string =>
  weapon === "primary" ? weapon : `${ship.upgrades[weapon]?.id ?? "?"}@${weapon}`;

/**
 * A ship's firing arc: the front one and what else is printed, but not the turret's all round (1E-ARC-08); of huge ships what is printed,
 * or the part of it on one section.
 */
const firingArcs = (game: Game, ship: Ship, of: Part): readonly ArcName[] => {
  if (game.factsOf(ship).hasSections) return printedArcs(game, ship, of);
  const found: ArcName[] = [];
  for (const arc of primaryArcs(game, ship)) {
    const name = arcName(ship, arc);
    if (name !== "any" && name !== "bullseye") found.push(name);
  }
  return found.length > 0 ? found : ["front"];
};

/** Of a huge target some section may be meant, of a huge ship the arcs of one alone. */
export const isInFiringArc = (game: Game, ship: Ship, target: Ship, section?: Section, of?: Part): boolean =>
  firingArcs(game, ship, of).some((arc) => game.board.isInArc(ship, arc, target, section));

export const isInBullseye = (game: Game, ship: Ship, target: Ship): boolean =>
  primaryArcs(game, ship).includes("bullseye") && game.board.isInArc(ship, "bullseye", target);
