/** Whether a weapon at one pose reaches a ship at another. Bots use this for positions that ships might move to. */
import type { Section } from "@broadside/geometry";
import type { WeaponState } from "../attack/weapons.ts";
import type { Stance } from "../board/stance.ts";

/**
 * Returns the range at which the weapon could be fired; undefined if the target is outside its arcs or its range. Only arcs and range are
 * checked, not stress, required locks, or cards that forbid the attack.
 */
export function rangeWith(
  { arcs, outside, least, most }: Pick<WeaponState, "arcs" | "outside" | "least" | "most">,
  from: Stance,
  to: Stance,
  section?: Section,
): number | undefined {
  let nearest: number | undefined;
  for (const arc of arcs) {
    const range = from.rangeInArc(arc, to, section);
    if (range !== undefined && (nearest === undefined || range < nearest)) nearest = range;
  }
  if (nearest === undefined && outside) nearest = from.rangeInArc("any", to, section);
  return nearest !== undefined && nearest >= least && nearest <= most ? nearest : undefined;
}
