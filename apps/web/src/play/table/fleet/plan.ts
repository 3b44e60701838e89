/** Places that a player has settled for a whole fleet: each is given when its ship is asked for, and nothing else is answered. */
import type { Pose } from "@broadside/geometry";
import type { Seat } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { isPersons } from "../programs.ts";

export interface FleetPlan {
  readonly game: string;
  readonly seat: Seat;
  readonly places: ReadonlyMap<string, Pose>;
}

export type PlannedAnswer = { readonly key: string } | { readonly ship: string; readonly pose: Pose };

const isDeployment = ({ kind }: Pick<PlayQuestion, "kind">): boolean => kind === "ship to place" || kind === "place ship";

/** Which ship is placed next is said by placing it. */
export function plannedAnswer(plan: FleetPlan | undefined, question: PlayQuestion): PlannedAnswer | undefined {
  if (!plan || question.seat !== plan.seat || !isDeployment(question)) return undefined;
  if (question.kind === "ship to place") {
    const option = question.options.find(({ key }) => plan.places.has(key));
    return option && { key: option.key };
  }
  const ship = question.about.ship ?? "";
  const pose = plan.places.get(ship);
  return pose && { ship, pose };
}

/** Places of ships that are still to come; undefined where none is, and once the first round has begun. */
export function planNow(plan: FleetPlan | undefined, { game, state }: Pick<Scene, "game" | "state">): FleetPlan | undefined {
  if (!plan || plan.game !== game || state.cursor.phase !== "setup") return undefined;
  const waiting = [...plan.places].filter(([id]) => state.ships.some((ship) => ship.id === id && ship.status === "reserve"));
  return waiting.length > 0 ? { ...plan, places: new Map(waiting) } : undefined;
}

/** So many ships of the seat could be taken at once: in set-up, where aids are open, and more than the one that is asked for. */
export function fleetOffered(scene: Scene, question: PlayQuestion | undefined): number {
  if (!question || scene.isStrict || scene.state.cursor.phase !== "setup" || !isDeployment(question)) return 0;
  const waiting = scene.state.ships.filter(({ seat, status }) => seat === question.seat && status === "reserve").length;
  return waiting > 1 && isPersons(scene, question.seat) ? waiting : 0;
}
