/** The places that a player has planned for a whole fleet. The plan answers the questions about placing these ships, and no others. */
import type { Pose } from "@broadside/geometry";
import type { Seat, ShipId } from "@broadside/protocol";
import { isShipId } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { isPersonAt } from "../../seats/bots.ts";

export interface FleetPlan {
  readonly game: string;
  readonly seat: Seat;
  readonly places: ReadonlyMap<ShipId, Pose>;
}

export type PlannedAnswer = { readonly key: string } | { readonly ship: ShipId; readonly pose: Pose };

const isDeployment = ({ kind }: Pick<PlayQuestion, "kind">): boolean => kind === "ship to place" || kind === "place ship";

/** Returns the plan's answer to a question. If the question asks which ship to place next, the answer is a planned ship. */
export function plannedAnswer(plan: FleetPlan | undefined, question: PlayQuestion): PlannedAnswer | undefined {
  if (!plan || question.seat !== plan.seat || !isDeployment(question)) return undefined;
  if (question.kind === "ship to place") {
    const option = question.options.find(({ key }) => isShipId(key) && plan.places.has(key));
    return option && { key: option.key };
  }
  const { ship } = question.about;
  const pose = ship && plan.places.get(ship);
  return pose && { ship, pose };
}

/** The plan without the ships that have already been placed. Undefined if none is left or set-up is over. */
export function remainingPlan(plan: FleetPlan | undefined, { game, state }: Pick<Scene, "game" | "state">): FleetPlan | undefined {
  if (!plan || plan.game !== game || state.cursor.phase !== "setup") return undefined;
  const waiting = [...plan.places].filter(([id]) => state.ships.some((ship) => ship.id === id && ship.status === "reserve"));
  return waiting.length > 0 ? { ...plan, places: new Map(waiting) } : undefined;
}

/**
 * How many of the seat's ships can be placed at once. The result is 0 outside set-up, without full assistance, or if only one ship is left.
 */
export function fleetOffered(scene: Scene, question: PlayQuestion | undefined): number {
  if (!question || scene.isStrict || scene.state.cursor.phase !== "setup" || !isDeployment(question)) return 0;
  const waiting = scene.state.ships.filter(({ seat, status }) => seat === question.seat && status === "reserve").length;
  return waiting > 1 && isPersonAt(scene, question.seat) ? waiting : 0;
}
