/**
 * Matching ships are one player's ships of the same type or in the same wing. They can share an order, and each ship carries it out on its
 * turn.
 */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";

type ShipsInScene = Pick<Scene, "ships" | "state">;

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

/** An action that a player has given to several ships for one round. */
export interface SharedAction {
  readonly seat: Seat;
  readonly round: number;
  readonly ships: readonly string[];
  readonly key: string;
}

/** Actions that don't depend on where the ship is. */
const SHARED: readonly string[] = ["focus", "evade", "calculate"];

export const canBeShared = (key: string): boolean => SHARED.includes(key);

/** The matching ships that haven't activated yet this round. */
export function stillToAct(scene: ShipsInScene, question: PlayQuestion): readonly string[] {
  if (question.kind !== "action") return [];
  return matchingShips(scene, question.about.ship).filter((id) => scene.state.ships.some((ship) => ship.id === id && !ship.activated));
}

/** The shared answer for a ship. Undefined if the ship has no shared answer, or if the question doesn't offer that answer. */
export function sharedAnswer(shared: readonly SharedAction[], { state }: Pick<Scene, "state">, question: PlayQuestion): string | undefined {
  if (question.kind !== "action") return undefined;
  const found = shared.findLast(
    ({ seat, round, ships }) => seat === question.seat && round === state.round && ships.includes(question.about.ship ?? ""),
  );
  return question.options.some(({ key }) => key === found?.key) ? found?.key : undefined;
}
