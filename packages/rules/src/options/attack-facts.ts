/** Facts about an attack before it is declared. */
import type { Section } from "@broadside/geometry";
import { begin } from "../attack/attack.ts";
import type { OpenAttack } from "../attack/targets.ts";
import type { Situation } from "../contract/situation.ts";
import type { Attack, Ship, ShipId, State, Weapon } from "../state/state.ts";

export interface AttackFacts {
  readonly weapon: Weapon;
  readonly target: ShipId;
  /** The section of a huge target. */
  readonly section: Section | undefined;
  readonly range: number;
  readonly obstructed: boolean;
  readonly inArc: boolean;
  readonly inBullseye: boolean;
  /** The number of dice rolled if no player uses a card beforehand. */
  readonly attackDice: number;
  readonly defenseDice: number;
}

/** Whether an option's value is an attack. */
export const isOpenAttack = (value: unknown): value is OpenAttack =>
  typeof value === "object" && value !== null && "weapon" in value && "target" in value && "range" in value;

export function attackFacts(game: Situation, attacker: Ship, open: OpenAttack): AttackFacts {
  const { weapon, target, section, range, obstructed, inArc, inBullseye } = open;
  const declared = whileAttacking(game, begin(attacker, open, false, [], game.state.attack));
  const { attack, defense } = game.edition.diceRolled;
  return {
    weapon,
    target: target.id,
    section,
    range,
    obstructed,
    inArc,
    inBullseye,
    attackDice: attack(declared),
    defenseDice: defense(declared),
  };
}

/** Returns a game in which this attack is in progress, so that values can be read from it. The original game doesn't change. */
function whileAttacking(game: Situation, attack: Attack): Situation {
  const state: State = { ...game.state, attack };
  return Object.create(game, { state: { value: state } }) as Situation;
}
