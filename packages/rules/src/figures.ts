/** A ship's figures as they are now: printed, changed by its cards, changed by others. */
import type { Upgrade, UpgradeBack } from "@broadside/cards";
import type { Game } from "./game.ts";
import { latest, sum } from "./query.ts";
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

/** Cloaked +2 (1E-ACT-14); each tractor beam token −1 in the Combat phase (1E-TOKEN-03); never below 0, and the limit comes last (1E-COMP-12). */
export function agility(game: Game, ship: Ship, attack: Attack | undefined): number {
  const cloaked = ship.tokens.cloak > 0 ? 2 : 0;
  const tractored = game.state.cursor.phase === "combat" ? ship.tokens.tractor : 0;
  return Math.max(
    0,
    game.factsOf(ship).agility + printedChange(game, ship, "agility") + cloaked - tractored + sum(game, "agility", { ship, attack }),
  );
}

export const primaryValue = (game: Game, ship: Ship): number =>
  Math.max(0, game.factsOf(ship).attack + printedChange(game, ship, "attack") + sum(game, "primaryValue", { ship }));

export const hull = (game: Game, ship: Ship): number =>
  game.factsOf(ship).hull + printedChange(game, ship, "hull") + sum(game, "hull", { ship });

export const shieldValue = (game: Game, ship: Ship): number =>
  game.factsOf(ship).shields + printedChange(game, ship, "shields") + sum(game, "shieldValue", { ship });

/** What its Ship card can hold (HS-ENERGY-03, -04). */
export const energyLimit = (game: Game, ship: Ship): number =>
  Math.max(0, game.factsOf(ship).energy + printedChange(game, ship, "energy") + sum(game, "energyLimit", { ship }));

/** Damage cards count 1, or more where they say so (1E-DMG-05). */
export const damageTotal = (game: Game, ship: Ship): number =>
  ship.damage.reduce((total, { card, faceup }) => total + 1 + (faceup ? sum(game, "damageWorth", { ship, card }) : 0), 0);

export const isStressed = ({ tokens }: Ship): boolean => tokens.stress > 0;
/** Icons of the action bar, with those that faceup upgrades add. */
export const actionBar = (game: Game, ship: Ship): readonly string[] => {
  const { actions, upgrades, printsActions } = game.factsOf(ship);
  if (!printsActions) return actions;
  const added = upgrades.flatMap((card, at) =>
    ship.upgrades[at]?.faceup ? (sideUp(ship, at, card)?.actions ?? []).map((text) => text.split(" ")[1] ?? text) : [],
  );
  return added.length === 0 ? actions : [...new Set([...actions, ...added])];
};
