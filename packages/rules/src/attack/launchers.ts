/** Cards that fire other cards on their ship. The cards fired make bonus attacks in the arcs that the launcher allows (2E-HUGE-48). */
import type { Slot, WeaponArc } from "@broadside/cards";
import type { LaunchPart } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";

export interface LaunchFigures {
  /** The slot type of the fired card, or the launcher's id if one header covers all types. */
  readonly header: string;
  readonly energy: number;
  /** Replaces the front arc. */
  readonly arc: WeaponArc | undefined;
}

/** Finds how another card of a huge ship fires this weapon card; undefined if the weapon fires directly. */
export function launchedBy(game: Situation, ship: Ship, weapon: number): LaunchFigures | undefined {
  const { isHuge, upgrades, upgradeKeys } = game.factsOf(ship);
  if (!isHuge) return undefined;
  for (let at = 0; at < upgrades.length; at += 1) {
    const card = ship.upgrades[at];
    const part = card?.faceup ? game.registry.get(upgradeKeys[at] ?? "")?.launches : undefined;
    const slot = part && slotIn(part, upgrades[weapon]?.slots ?? []);
    if (card && part && slot)
      return { header: part.energy === undefined ? slot : card.id, energy: part.energy ?? 0, arc: part.arcs?.[card.side] };
  }
  return undefined;
}

const slotIn = ({ slots }: LaunchPart, of: readonly Slot[]): Slot | undefined => of.find((slot) => slots.includes(slot));

/** Returns a weapon card's arcs; its launcher may replace the front arc. */
export function arcsFired(game: Situation, ship: Ship, weapon: number, arcs: readonly WeaponArc[]): readonly WeaponArc[] {
  const launched = launchedBy(game, ship, weapon);
  return launched?.arc === undefined ? arcs : arcs.map((arc) => (arc === "front" ? (launched.arc ?? arc) : arc));
}
