/** Wings for the table and the rails: which ships fly together, and where the tool puts each of them. */
import { BASES, type Point, type Pose, toPiece, toTable, WING_GAP, WING_POSITIONS, wingPlace } from "@broadside/geometry";
import type { Ship } from "@broadside/protocol";
import type { Scene, ShipSheet } from "@broadside/telling";

/**
 * A leader's wingmates in order of their numbers, without those that have split. `status` chooses the wingmates on the table or those still
 * to be placed.
 */
export function matesOf({ ships, state }: Pick<Scene, "ships" | "state">, leader: ShipSheet, status: Ship["status"]): readonly ShipSheet[] {
  if (leader.wing?.state !== "leads") return [];
  const isThere = (id: string): boolean => state.ships.some((ship) => ship.id === id && ship.status === status);
  return ships
    .filter(({ id, wing }) => wing?.leader === leader.id && wing.state === "in wing" && isThere(id))
    .toSorted((one, other) => (one.wing?.number ?? 0) - (other.wing?.number ?? 0));
}

/** The place where the tool puts a wingmate. */
export function slotOf(mate: ShipSheet, leader: ShipSheet, pose: Pose): Pose | undefined {
  const position = WING_POSITIONS[(mate.wing?.number ?? 0) - 1];
  return position && wingPlace(pose, position, mate.base, leader.base);
}

/** How precisely a player can place a piece by hand, in micrometres. */
export const NEAR = 1000;

/**
 * The wing tool's outline. The tool is behind the leader's base, and reaches as far to each side as the wing's ships need (EB-WTOOL-03).
 * Between a leader and a single flank ship, the mini tool is used instead, and it lies sideways (EB-WTOOL-04).
 */
export function toolOf(leader: ShipSheet, pose: Pose, places: readonly Pose[]): readonly number[] {
  const rights = [pose, ...places].map((place) => toPiece(pose, place).right);
  const half = BASES.small.width / 2;
  const [only, ...others] = places;
  if (only && others.length === 0 && Math.abs(toPiece(pose, only).forward) < NEAR) {
    const near = BASES[leader.base].width / 2;
    const { right } = toPiece(pose, only);
    const sides = right < 0 ? { left: -near - WING_GAP, right: -near } : { left: near, right: near + WING_GAP };
    return frameOf(pose, { ...sides, front: half, back: -half }, 0);
  }
  const front = -BASES[leader.base].length / 2;
  return frameOf(pose, { left: Math.min(...rights) - half, right: Math.max(...rights) + half, front, back: front - WING_GAP }, 0);
}

/** The distance between a wing's bases and the line around them. */
const ROOM = 12_000;

/** Returns a box around all of a wing's bases. The box has cut corners and the leader's heading. */
export function wingOutline(leader: Pose, corners: readonly Point[]): readonly number[] {
  const points = corners.map((corner) => toPiece(leader, corner));
  const [rights, forwards] = [points.map(({ right }) => right), points.map(({ forward }) => forward)];
  return frameOf(
    leader,
    {
      left: Math.min(...rights) - ROOM,
      right: Math.max(...rights) + ROOM,
      front: Math.max(...forwards) + ROOM,
      back: Math.min(...forwards) - ROOM,
    },
    ROOM,
  );
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly back: number;
}

/** A box in a piece's own frame, with cut corners, converted to table coordinates. */
function frameOf(pose: Pose, { left, right, front, back }: Frame, cut: number): readonly number[] {
  const corners = [
    [left + cut, front],
    [right - cut, front],
    [right, front - cut],
    [right, back + cut],
    [right - cut, back],
    [left + cut, back],
    [left, back + cut],
    [left, front - cut],
  ];
  return corners.flatMap(([x = 0, y = 0]) => {
    const point = toTable(pose, x, y);
    return [point.x, point.y];
  });
}
