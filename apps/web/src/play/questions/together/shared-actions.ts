/** One action for several matching ships: which actions can be shared, and which ships still get them. */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { matchingShips, type ShipsInScene } from "../../board/choices/matching-ships.ts";

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
