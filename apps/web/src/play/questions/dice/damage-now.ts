/**
 * The damage that an attack would do with its current dice: the results that evades don't cancel, and the gauges of the ship or section
 * under attack.
 */
import type { Remaining } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";

export interface DamageNow {
  readonly damage: number;
  readonly shields: Remaining;
  readonly hull: Remaining;
}

/** The steps that modify dice. Before these steps, there are no dice. After them, the damage is dealt. */
const STEPS: readonly string[] = ["modify attack dice", "roll defense dice", "modify defense dice"];

export function damageNow({ state, ships, remotes }: Scene): DamageNow | undefined {
  const { attack } = state;
  if (!attack || !STEPS.includes(attack.step)) return undefined;
  const target = [...ships, ...remotes].find(({ id }) => id === attack.defender);
  if (!target) return undefined;
  const count = (dice: readonly { readonly face: string }[], ...faces: readonly string[]): number =>
    dice.filter(({ face }) => faces.includes(face)).length;
  const card = target.sections?.find(({ section }) => section === attack.section)?.card;
  return {
    damage: Math.max(0, count(attack.attackDice, "hit", "crit") - count(attack.defenseDice, "evade")),
    shields: card?.shields ?? target.shields,
    hull: card?.hull ?? target.hull,
  };
}
