/** Whether a weapon reaches a ship from any place to any place: what a program asks of places that ships might come to. */
import type { Section } from "@broadside/geometry";
import type { WeaponState } from "../attack/weapons.ts";
import type { Stance } from "../board/stance.ts";

/**
 * The range at which the weapon could be fired; undefined out of its arcs or beyond its reach. Only measured: stress, locks that the weapon
 * asks for, and cards that forbid the attack do not count.
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
