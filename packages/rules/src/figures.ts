/** A ship's figures as they are now: printed, changed by its cards, changed by others. */
import type { Upgrade, UpgradeBack } from "@broadside/cards";
import { SECTIONS, type Section } from "@broadside/geometry";
import type { ShipFacts } from "./facts.ts";
import type { Game } from "./game.ts";
import { latest, may, sum } from "./query.ts";
import type { Attack, Ship } from "./state.ts";

type Stat = "attack" | "agility" | "hull" | "shields" | "energy" | "initiative";

/** What the faceup upgrades print as a change of a figure, each on the side that is up (1E-SQUAD-09). */
function printedChange(game: Game, ship: Ship, stat: Stat): number {
  const { upgrades, printsFigures } = game.factsOf(ship);
  if (!printsFigures) return 0;
  let total = 0;
  for (let at = 0; at < upgrades.length; at += 1)
    if (ship.upgrades[at]?.faceup) total += sideUp(ship, at, upgrades[at])?.stats?.[stat] ?? 0;
  return total;
}

/** The side of a card that is up; one without a back has only its front. */
const sideUp = (ship: Ship, at: number, card: Upgrade | undefined): Upgrade | UpgradeBack | undefined =>
  card?.back && ship.upgrades[at]?.side === "back" ? card.back : card;

/** The most recent effect that sets it counts (1E-ROUND-04). */
export function pilotSkill(game: Game, ship: Ship, isChanged = changesSkills(game)): number {
  const { skill, printsSkill } = game.factsOf(ship);
  const printed = printsSkill ? skill + printedChange(game, ship, "initiative") : skill;
  if (!isChanged) return printed;
  const about = { ship };
  return latest(game, "pilotSkill", about, printed + sum(game, "pilotSkill", about));
}

/** Whether any card changes skills at all: asked once where those of many ships are wanted. */
export const changesSkills = (game: Game): boolean =>
  game.bearers.onSum(game, "pilotSkill").length > 0 || game.bearers.onLatest(game, "pilotSkill").length > 0;

/**
 * Cloaked +2 (1E-ACT-14); each tractor beam token −1 in the Combat phase (1E-TOKEN-03); never below 0, and the limit comes last
 * (1E-COMP-12). What is doubled is the result (HS-AGI-04).
 */
export function agility(game: Game, ship: Ship, attack: Attack | undefined): number {
  const cloaked = ship.tokens.cloak > 0 ? 2 : 0;
  const tractored = game.state.cursor.phase === "combat" ? ship.tokens.tractor : 0;
  const value = Math.max(
    0,
    game.factsOf(ship).agility + printedChange(game, ship, "agility") + cloaked - tractored + sum(game, "agility", { ship, attack }),
  );
  return attack && may(game, "doubleAgility", { ship, attack }, false) ? 2 * value : value;
}

export const primaryValue = (game: Game, ship: Ship): number =>
  Math.max(0, printedAttack(game, ship) + printedChange(game, ship, "attack") + sum(game, "primaryValue", { ship }));

/** The crippled side of a fore card has a lower one (HS-CRIP-17). */
function printedAttack(game: Game, { crippled, place }: Ship): number {
  const { attack, cards } = game.facts.ships[place] as ShipFacts;
  return cards && crippled === "fore" ? (cards.fore.crippled.attacks[0]?.dice ?? 0) : attack;
}

/**
 * A part of a ship is a section of a ship with two Ship cards, where hull, shields and damage are kept apart (HS-SECT-07, HS-DMG-05); all
 * other ships are one part, whatever section is meant.
 */
export type Part = Section | undefined;
export const partOf = (game: Game, ship: Ship, section: Section | undefined): Part => (game.factsOf(ship).cards ? section : undefined);
/** The parts of a ship. */
export const partsOf = (game: Game, ship: Ship): readonly Part[] => (game.factsOf(ship).cards ? SECTIONS : WHOLE);
const WHOLE: readonly Part[] = [undefined];

/** Of a part; of both together where none is named. */
export function hull(game: Game, ship: Ship, part?: Part): number {
  const { hull: whole, cards } = game.factsOf(ship);
  return (part && cards ? cards[part].hull : whole) + printedChange(game, ship, "hull") + sum(game, "hull", { ship });
}

/** Of a part; of both together where none is named. A crippled section has none (HS-CRIP-95-Q). */
export function shieldValue(game: Game, ship: Ship, part?: Part): number {
  const { shields, cards } = game.factsOf(ship);
  if (cards && part === undefined) return shieldValue(game, ship, "fore") + shieldValue(game, ship, "aft");
  if (part && ship.crippled === part) return 0;
  return (part && cards ? cards[part].shields : shields) + printedChange(game, ship, "shields") + sum(game, "shieldValue", { ship });
}

/** Shields left on a part; on both together where none is named. */
export const shieldsLeft = ({ shields, aftShields }: Ship, part?: Part): number =>
  part === "fore" ? shields : part === "aft" ? aftShields : shields + aftShields;

/** What its Ship card can hold (HS-ENERGY-03, -04), less when the section with the energy is crippled (HS-CRIP-05, HS-ENERGY-93-Q). */
export const energyLimit = (game: Game, ship: Ship): number =>
  Math.max(0, printedEnergy(game, ship) + printedChange(game, ship, "energy") + sum(game, "energyLimit", { ship }));

function printedEnergy(game: Game, { crippled, place }: Ship): number {
  const { energy, cards } = game.facts.ships[place] as ShipFacts;
  return cards && crippled && cards[crippled].holdsEnergy ? (cards[crippled].crippled.energy ?? 0) : energy;
}

/** What an Upgrade card can hold; those without a limit hold nothing (HS-ENERGY-13). */
export const cardEnergyLimit = (game: Game, ship: Ship, at: number): number => game.factsOf(ship).upgrades[at]?.energy ?? 0;

/** Damage cards of a part count 1, or more where they say so (1E-DMG-05, HS-DMG-10); of one that is no part, all do (HS-DMG-04). */
export function damageTotal(game: Game, ship: Ship, part?: Part): number {
  let total = 0;
  for (const { card, faceup, section } of ship.damage)
    if (part === undefined || section === part) total += 1 + (faceup ? sum(game, "damageWorth", { ship, card }) : 0);
  return total;
}

export const isStressed = ({ tokens }: Ship): boolean => tokens.stress > 0;
/**
 * Icons of the action bar, with those that faceup upgrades add whose text works; of one Ship card and the upgrades that lie on it, or of
 * the whole ship. A crippled section has none of its own (HS-CRIP-10).
 */
export const actionBar = (game: Game, ship: Ship, part?: Part): readonly string[] => {
  const { upgrades, upgradeKeys, upgradeSections, printsActions, cards } = game.factsOf(ship);
  const actions = cards
    ? (part ? [part] : SECTIONS).flatMap((one) => (ship.crippled === one ? [] : cards[one].actions))
    : game.factsOf(ship).actions;
  if (!printsActions) return actions;
  const added = upgrades.flatMap((card, at) => {
    const icons = sideUp(ship, at, card)?.actions;
    const lies = icons && ship.upgrades[at]?.faceup && (part === undefined || upgradeSections?.[at] === part);
    return lies && may(game, "useText", { ship, card: upgradeKeys[at] as string, at }, true)
      ? icons.map((text) => text.split(" ")[1] ?? text)
      : [];
  });
  return added.length === 0 ? actions : [...new Set([...actions, ...added])];
};
