/** A simple estimate of an attack's damage: dice times their chance to hit, minus the results that the defender's dice cancel. */
import type { Section } from "@broadside/geometry";
import type { Ship, Situation, Weapon } from "@broadside/rules";
import { agility, damageTotal, hull, partOf, shieldsLeft } from "@broadside/rules";
import { weaponDice } from "@broadside/rules/procedures";

/** The chance that a die shows a useful result, without and with help. */
const HIT = 0.5;
const HIT_WITH_TOKEN = 0.75;
const HIT_WITH_BOTH = 0.9;
const EVADE = 0.375;
const EVADE_WITH_FOCUS = 0.625;
/** At least this much of each attack die gets through, however many dice the defender has. */
const LEAST_A_DIE = 0.12;
/** The factor for a weapon that attacks twice; the second attack rarely does as much. */
const TWICE = 1.7;
/** The extra damage that is added to an attack if it would destroy its target. */
const KILL = 1.5;

interface Shot {
  readonly attacker: Ship;
  readonly target: Ship;
  readonly section: Section | undefined;
  readonly weapon: Weapon;
  readonly range: number;
  readonly obstructed: boolean;
}

export function expectedShotDamage(game: Situation, shot: Shot): number {
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

/**
 * Returns a value for choosing an attack: its estimated damage, more if that destroys the target, and a little more if the target is
 * already damaged.
 */
export function worthOf(game: Situation, shot: Shot): number {
  const { target, section } = shot;
  const damage = expectedShotDamage(game, shot);
  const part = partOf(game, target, section);
  const whole = hull(game, target, part) + game.factsOf(target).shields;
  const left = hull(game, target, part) - damageTotal(game, target, part) + shieldsLeft(target, part);
  return damage + (damage >= left ? KILL : 0) + (1 - left / Math.max(1, whole)) / 4;
}
