/** What an attack may do, by a plain count of dice: so many dice by the chance of each, less what the defender's dice cancel. */
import type { Section } from "@broadside/geometry";
import type { Ship, Situation, Weapon } from "@broadside/rules";
import { agility, damageTotal, hull, partOf, shieldsLeft } from "@broadside/rules";
import { weaponDice } from "@broadside/rules/procedures";

/** The chance that a die shows a result that counts, alone and with what helps it. */
const HIT = 0.5;
const HIT_WITH_TOKEN = 0.75;
const HIT_WITH_BOTH = 0.9;
const EVADE = 0.375;
const EVADE_WITH_FOCUS = 0.625;
/** However many dice the defender has, so much of each attack die gets through. */
const LEAST_A_DIE = 0.12;
/** Two attacks of one weapon, of which the second seldom does as much. */
const TWICE = 1.7;
/** An attack that would destroy its target is worth so much more damage. */
const KILL = 1.5;

interface Shot {
  readonly attacker: Ship;
  readonly target: Ship;
  readonly section: Section | undefined;
  readonly weapon: Weapon;
  readonly range: number;
  readonly obstructed: boolean;
}

export function expectedDamage(game: Situation, shot: Shot): number {
  const { attacker, target, weapon, range, obstructed } = shot;
  const isPrimary = typeof weapon !== "number";
  const dice = weaponDice(game, attacker, weapon) + (isPrimary && range <= 1 ? 1 : 0);
  const defence = agility(game, target, undefined) + (isPrimary && range >= 3 ? 1 : 0) + (obstructed ? 1 : 0);
  const cancelled = defence * (target.tokens.focus > 0 ? EVADE_WITH_FOCUS : EVADE) + (target.tokens.evade > 0 ? 1 : 0);
  const once = Math.max(dice * hitChance(shot) - cancelled, dice * LEAST_A_DIE);
  return isTwice(game, attacker, weapon) ? once * TWICE : once;
}

function hitChance({ attacker, target }: Shot): number {
  const hasLock = attacker.locks.some((locked) => locked === target.id || locked.startsWith(`${target.id}:`));
  const hasToken = attacker.tokens.focus > 0 || attacker.tokens.calculate > 0 || attacker.force > 0;
  return hasLock && hasToken ? HIT_WITH_BOTH : hasLock || hasToken ? HIT_WITH_TOKEN : HIT;
}

function isTwice(game: Situation, attacker: Ship, weapon: Weapon): boolean {
  if (typeof weapon !== "number") return false;
  return game.registry.get(game.factsOf(attacker).upgradeKeys[weapon] ?? "")?.weapon?.twice === true;
}

/** The same as something to choose by: what can be destroyed comes first, then what is damaged already. */
export function worthOf(game: Situation, shot: Shot): number {
  const { target, section } = shot;
  const damage = expectedDamage(game, shot);
  const part = partOf(game, target, section);
  const whole = hull(game, target, part) + game.factsOf(target).shields;
  const left = hull(game, target, part) - damageTotal(game, target, part) + shieldsLeft(target, part);
  return damage + (damage >= left ? KILL : 0) + (1 - left / Math.max(1, whole)) / 4;
}
