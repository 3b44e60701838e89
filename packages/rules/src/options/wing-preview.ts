/** Finds where a leader's wingmates would be placed with the wing tool after the leader's maneuver, on the table as it is now. */
import { areasOverlap, baseAt, hasFled, type Pose, wingPlace } from "@broadside/geometry";
import type { MoveTrouble } from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import type { Ship, ShipId } from "../state/state.ts";
import { wingmatesOf } from "../wings/wing.ts";

export interface MatePreview {
  readonly ship: ShipId;
  readonly pose: Pose;
  readonly trouble?: MoveTrouble;
  /** True if the wingmate has no free position in formation and splits (EB-WMOVE-11, -12). */
  readonly splits?: true;
}

/**
 * Places wingmates in the order of their IDs. When one is placed, those before it are already in their new positions, and those after it
 * haven't moved yet (EB-WMOVE-20-Q).
 */
export function matePreviews(game: Situation, leader: Ship, end: Pose): readonly MatePreview[] {
  const mates = wingmatesOf(game, leader);
  return mates.flatMap((mate, at): readonly MatePreview[] => {
    if (!mate.wing) return [];
    const pose = wingPlace(end, mate.wing.position, game.board.baseOf(mate), game.board.baseOf(leader));
    const trouble = troubleAt(game, mate, pose, [leader, mate, ...mates.slice(0, at)]);
    return [{ ship: mate.id, pose, ...(trouble && { trouble }), ...(trouble && trouble.ends !== "obstacle" && { splits: true as const }) }];
  });
}

/** Returns what the wingmate would end on. Ships that will have moved before it are left out. */
function troubleAt({ board, state }: Situation, mate: Ship, pose: Pose, moved: readonly Ship[]): MoveTrouble | undefined {
  const base = board.baseOf(mate);
  if (hasFled(board.table, base, pose)) return { ends: "off the table" };
  const there = [baseAt(base, pose)];
  const ship = state.ships.find(
    (other) => other.status === "inPlay" && other.pose && !moved.includes(other) && areasOverlap(there, board.base(other)),
  );
  if (ship) return { ends: "ship", with: ship.id };
  const { outline } = board.stanceAt(mate, pose);
  const obstacle = state.obstacles.find((one) => areasOverlap(outline, board.obstacle(one)));
  return obstacle && { ends: "obstacle", with: obstacle.id };
}
