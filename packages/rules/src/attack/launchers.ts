/** Cards that fire other cards of their ship: what they hold makes bonus attacks, and fires where they say (2E-HUGE-48). */
import type { Slot, WeaponArc } from "@broadside/cards";
import type { LaunchPart } from "../abilities/ability.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";

export interface LaunchFigures {
  /** The type of the card that is fired, or the launcher where all types share one header. */
  readonly header: string;
  readonly energy: number;
  /** In place of the front arc. */
  readonly arc: WeaponArc | undefined;
}

/** How a weapon card of a huge ship is fired by another one of it; undefined where it fires by itself. */
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

/** Where a weapon card fires: what asks for the front arc is fired where its launcher says. */
export function arcsFired(game: Situation, ship: Ship, weapon: number, arcs: readonly WeaponArc[]): readonly WeaponArc[] {
  const launched = launchedBy(game, ship, weapon);
  return launched?.arc === undefined ? arcs : arcs.map((arc) => (arc === "front" ? (launched.arc ?? arc) : arc));
}
