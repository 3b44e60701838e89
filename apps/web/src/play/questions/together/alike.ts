/** Ships that are alike: of one player and one type, or of one wing. What a player has them do together is done by each in its own turn. */
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";

type Told = Pick<Scene, "ships" | "state">;

/** The others that are alike and on the table; a huge ship has nobody like it. */
export function alikeOf({ ships, state }: Told, id: string | undefined): readonly string[] {
  const own = ships.find((sheet) => sheet.id === id);
  if (!own || own.energy) return [];
  const wingOf = (sheet: typeof own): string | undefined => (sheet.wing && sheet.wing.state !== "split" ? sheet.wing.leader : undefined);
  const isAlike = (other: typeof own): boolean => other.ship === own.ship || (wingOf(own) !== undefined && wingOf(other) === wingOf(own));
  return ships
    .filter((other) => other.id !== own.id && other.seat === own.seat && !other.energy && isAlike(other))
    .map((other) => other.id)
    .filter((other) => state.ships.some((ship) => ship.id === other && ship.status === "inPlay"));
}

/** An action that a player has given to several ships, for one round. */
export interface SharedAction {
  readonly seat: Seat;
  readonly round: number;
  readonly ships: readonly string[];
  readonly key: string;
}

/** Actions that are the same wherever a ship stands; where another one leads is for each to choose. */
const SHARED: readonly string[] = ["focus", "evade", "calculate"];

export const canBeShared = (key: string): boolean => SHARED.includes(key);

/** Ships alike that could still act this round. */
export function stillToAct(scene: Told, question: PlayQuestion): readonly string[] {
  if (question.kind !== "action") return [];
  return alikeOf(scene, question.about.ship).filter((id) => scene.state.ships.some((ship) => ship.id === id && !ship.activated));
}

/** What one of them is to answer; undefined where it was given nothing, and where the action is not offered to it. */
export function sharedAnswer(shared: readonly SharedAction[], { state }: Pick<Scene, "state">, question: PlayQuestion): string | undefined {
  if (question.kind !== "action") return undefined;
  const found = shared.findLast(
    ({ seat, round, ships }) => seat === question.seat && round === state.round && ships.includes(question.about.ship ?? ""),
  );
  return question.options.some(({ key }) => key === found?.key) ? found?.key : undefined;
}
