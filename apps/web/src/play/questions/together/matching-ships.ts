/** Matching ships: ships of one player with the same type or in the same wing. Each carries out a shared order on its turn. */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";

type ShipsInScene = Pick<Scene, "ships" | "state">;

/** The other matching ships on the table. A huge ship has none. */
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

/** An action that a player gave to several ships for one round. */
export interface SharedAction {
  readonly seat: Seat;
  readonly round: number;
  readonly ships: readonly string[];
  readonly key: string;
}

/** Actions that don't depend on where the ship is. */
const SHARED: readonly string[] = ["focus", "evade", "calculate"];

export const canBeShared = (key: string): boolean => SHARED.includes(key);

/** Matching ships that can still act this round. */
export function stillToAct(scene: ShipsInScene, question: PlayQuestion): readonly string[] {
  if (question.kind !== "action") return [];
  return matchingShips(scene, question.about.ship).filter((id) => scene.state.ships.some((ship) => ship.id === id && !ship.activated));
}

/** A ship's shared answer; undefined if it has none, or if the action isn't offered to it. */
export function sharedAnswer(shared: readonly SharedAction[], { state }: Pick<Scene, "state">, question: PlayQuestion): string | undefined {
  if (question.kind !== "action") return undefined;
  const found = shared.findLast(
    ({ seat, round, ships }) => seat === question.seat && round === state.round && ships.includes(question.about.ship ?? ""),
  );
  return question.options.some(({ key }) => key === found?.key) ? found?.key : undefined;
}
