/** A ship's current values: the printed values with all changes that its own and other cards make. */

import { type ActionName, type BarAction, readAction, type Upgrade, type UpgradeBack } from "@broadside/cards";
import { SECTIONS, type Section } from "@broadside/geometry";
import type { CardKey } from "@broadside/protocol";
import { bearersOffering } from "../abilities/cards-in-play.ts";
import type { Situation } from "../contract/situation.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import type { Attack, Ship, Weapon } from "../state/state.ts";
import { latest, may, sum } from "./query.ts";

type Stat = "attack" | "agility" | "hull" | "shields" | "energy" | "initiative";

/**
 * Returns the sum of the changes to a stat that are printed on faceup upgrades. Double-faced cards count with their current side
 * (1E-SQUAD-09).
 */
function printedChange(game: Situation, ship: Ship, stat: Stat): number {
  const { upgrades, printsFigures } = game.factsOf(ship);
  if (!printsFigures) return 0;
  let total = 0;
  for (let at = 0; at < upgrades.length; at += 1)
    if (ship.upgrades[at]?.faceup) total += sideUp(ship, at, upgrades[at])?.stats?.[stat] ?? 0;
  return total;
}

/** Returns a card's current side. A card without a back has only its front. */
const sideUp = (ship: Ship, at: number, card: Upgrade | undefined): Upgrade | UpgradeBack | undefined =>
  card?.back && ship.upgrades[at]?.side === "back" ? card.back : card;

/**
 * Returns the ship's skill. If effects set it, the most recent one applies (1E-ROUND-04, 2E-TIME-25). Reductions stop at 0. The skills of
 * second-edition huge ships never change (2E-HUGE-09).
 */
export function pilotSkill(game: Situation, ship: Ship, isChanged = changesSkills(game)): number {
  const { skill, printsSkill, engagement } = game.factsOf(ship);
  if (engagement !== skill) return skill;
  const printed = printsSkill ? skill + printedChange(game, ship, "initiative") : skill;
  if (!isChanged) return printed;
  const about = { ship };
  return latest(game, "pilotSkill", about, Math.max(0, printed + sum(game, "pilotSkill", about)));
}

/** Whether any card changes skills. Checked once when the skills of many ships are needed. */
export const changesSkills = (game: Situation): boolean =>
  game.bearers.onSum(game, "pilotSkill").length > 0 || game.bearers.onLatest(game, "pilotSkill").length > 0;

/**
 * Returns the agility. A cloak adds 2; tractor beam tokens reduce it, either per token or once (1E-ACT-14, 1E-TOKEN-03, 2E-TOKEN-16, -26).
 * It is never below 0, and this limit applies after all other changes (1E-COMP-12). An effect that doubles agility doubles this final
 * result (HS-AGI-04).
 */
export function agility(game: Situation, ship: Ship, attack: Attack | undefined): number {
  const value = Math.max(
    0,
    game.factsOf(ship).agility +
      printedChange(game, ship, "agility") +
      game.edition.agilityByTokens(game, ship) +
      sum(game, "agility", { ship, attack }),
  );
  return attack && may(game, "doubleAgility", { ship, attack }, false) ? 2 * value : value;
}

export const primaryValue = (game: Situation, ship: Ship, weapon: Weapon = "primary"): number =>
  Math.max(0, printedAttack(game, ship, weapon) + printedChange(game, ship, "attack") + sum(game, "primaryValue", { ship }));

/** The crippled side of a fore card has a lower attack value (HS-CRIP-17). */
function printedAttack(game: Situation, { crippled, place }: Ship, weapon: Weapon): number {
  const { attack, cards, pilot, type } = game.facts.ships[place] as ShipFacts;
  if (weapon === "second primary") return (pilot.attacks ?? type.attacks)[1]?.dice ?? 0;
  return cards && crippled === "fore" ? (cards.fore.crippled.attacks[0]?.dice ?? 0) : attack;
}

/**
 * A part of a ship whose hull, shields and damage are tracked separately. On a ship with two Ship cards, each section is a part
 * (HS-SECT-07, HS-DMG-05). Any other ship is a single part, and it doesn't matter which section is given.
 */
export type Part = Section | undefined;
export const partOf = (game: Situation, ship: Ship, section: Section | undefined): Part => (game.factsOf(ship).cards ? section : undefined);
/** The parts of a ship. */
export const partsOf = (game: Situation, ship: Ship): readonly Part[] => (game.factsOf(ship).cards ? SECTIONS : WHOLE);
const WHOLE: readonly Part[] = [undefined];

/** Returns the hull of a part, or of both parts together if none is given. */
export function hull(game: Situation, ship: Ship, part?: Part): number {
  const { hull: whole, cards } = game.factsOf(ship);
  return (part && cards ? cards[part].hull : whole) + printedChange(game, ship, "hull") + sum(game, "hull", { ship });
}

/** Returns the shield value of a part, or of both parts together if none is given. A crippled section has none (HS-CRIP-95-Q). */
export function shieldValue(game: Situation, ship: Ship, part?: Part): number {
  const { shields, cards } = game.factsOf(ship);
  if (cards && part === undefined) return shieldValue(game, ship, "fore") + shieldValue(game, ship, "aft");
  if (part && ship.crippled === part) return 0;
  const printed = part && cards ? cards[part].shields : shields;
  return Math.max(0, printed + printedChange(game, ship, "shields") + sum(game, "shieldValue", { ship }));
}

/** Returns the shields left on a part, or on both parts together if none is given. */
export const shieldsLeft = ({ shields, aftShields }: Ship, part?: Part): number =>
  part === "fore" ? shields : part === "aft" ? aftShields : shields + aftShields;

/**
 * Returns how much energy the Ship card can hold (HS-ENERGY-03, -04). It can hold less if the section with the energy is crippled
 * (HS-CRIP-05, HS-ENERGY-93-Q).
 */
export const energyLimit = (game: Situation, ship: Ship): number =>
  Math.max(0, printedEnergy(game, ship) + printedChange(game, ship, "energy") + sum(game, "energyLimit", { ship }));

function printedEnergy(game: Situation, { crippled, place }: Ship): number {
  const { energy, cards } = game.facts.ships[place] as ShipFacts;
  return cards && crippled && cards[crippled].holdsEnergy ? (cards[crippled].crippled.energy ?? 0) : energy;
}

/** Returns how much energy an Upgrade card can hold. Cards that print no limit hold none (HS-ENERGY-13). */
export const cardEnergyLimit = (game: Situation, ship: Ship, at: number): number => game.factsOf(ship).upgrades[at]?.energy ?? 0;

/**
 * Adds up the damage of a part. Each Damage card counts as 1, or more if it says so (1E-DMG-05, HS-DMG-10). On a ship without parts, all of
 * its cards count (HS-DMG-04).
 */
export function damageTotal(game: Situation, ship: Ship, part?: Part): number {
  let total = 0;
  for (const { card, faceup, section } of ship.damage)
    if (part === undefined || section === part) total += 1 + (faceup ? sum(game, "damageWorth", { ship, card }) : 0);
  return total;
}

/** Returns the hull that is left. The hull value itself stays the same (2E-DMG-08). */
export const remainingHull = (game: Situation, ship: Ship): number => Math.max(0, hull(game, ship) - damageTotal(game, ship));

export const isStressed = ({ tokens }: Ship): boolean => tokens.stress > 0;
/**
 * Returns the action bar's icons, including those that faceup, active upgrades add. If a part is given, returns only the icons of its Ship
 * card and that card's upgrades. A crippled section has no icons of its own (HS-CRIP-10).
 */
export const actionBar = (game: Situation, ship: Ship, part?: Part): readonly ActionName[] => {
  const { upgrades, upgradeKeys, upgradeSections, printsActions, cards } = game.factsOf(ship);
  const actions = cards
    ? (part ? [part] : SECTIONS).flatMap((one) => (ship.crippled === one ? [] : cards[one].actions))
    : game.factsOf(ship).actions;
  if (!printsActions) return actions;
  const added = upgrades.flatMap((card, at) => {
    const icons = sideUp(ship, at, card)?.actions;
    const lies = icons && ship.upgrades[at]?.faceup && (part === undefined || upgradeSections?.[at] === part);
    return lies && may(game, "useText", { ship, card: upgradeKeys[at] as CardKey, at }, true)
      ? iconsRead(icons).map(({ name }) => name)
      : [];
  });
  return added.length === 0 ? actions : [...new Set([...actions, ...added])];
};

/** Returns the action bar with colours and links. Upgrade icons come after the printed ones (2E-ACT-01, -07). */
export function barActions(game: Situation, ship: Ship): readonly BarAction[] {
  const { bar, upgrades, upgradeKeys, printsActions } = game.factsOf(ship);
  const known = addedNow(game, ship, bar);
  if (!printsActions || !may(game, "actionsOfUpgrades", { ship }, true)) return known;
  let all: BarAction[] | undefined;
  for (let at = 0; at < upgrades.length; at += 1) {
    const icons = sideUp(ship, at, upgrades[at])?.actions;
    if (!icons || !ship.upgrades[at]?.faceup || !may(game, "useText", { ship, card: upgradeKeys[at] as CardKey, at }, true)) continue;
    all ??= [...known];
    all.push(...iconsRead(icons));
  }
  return all ?? known;
}

/** Parses a card's icons, once for all ships that have it. */
function iconsRead(icons: readonly string[]): readonly BarAction[] {
  const found = knownIcons.get(icons) ?? icons.flatMap((text) => readAction(text) ?? []);
  knownIcons.set(icons, found);
  return found;
}
const knownIcons = new WeakMap<readonly string[], readonly BarAction[]>();

/** Adds icons that cards currently grant to the ship. */
function addedNow(game: Situation, ship: Ship, bar: readonly BarAction[]): readonly BarAction[] {
  const adding = bearersOffering(game, "barActions");
  if (adding.length === 0) return bar;
  const added = adding.flatMap((self) => self.ability.answers?.barActions?.(game, self, { ship }) ?? NO_ICONS);
  return added.length === 0 ? bar : [...bar, ...added.flatMap((text) => readAction(text) ?? [])];
}
const NO_ICONS: readonly string[] = [];
