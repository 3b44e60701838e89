/**
 * Matching ships are one player's ships of the same type or in the same wing. They can share an order, and each ship carries it out on its
 * turn.
 */
import type { Scene } from "@broadside/telling";

export type ShipsInScene = Pick<Scene, "ships" | "state">;

/** The other ships on the table that match this one. Huge ships match nothing. */
export function matchingShips({ ships, state }: ShipsInScene, id: string | undefined): readonly string[] {
  const own = ships.find((sheet) => sheet.id === id);
  if (!own || own.energy) return [];
  const wingOf = (sheet: typeof own): string | undefined => (sheet.wing && sheet.wing.state !== "split" ? sheet.wing.leader : undefined);
  const matches = (other: typeof own): boolean => other.ship === own.ship || (wingOf(own) !== undefined && wingOf(other) === wingOf(own));
  return ships
    .filter((other) => other.id !== own.id && other.seat === own.seat && !other.energy && matches(other))
    .map((other) => other.id)
    .filter((other) => state.ships.some((ship) => ship.id === other && ship.status === "inPlay"));
}
