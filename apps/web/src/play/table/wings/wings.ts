/** Wings as the table and the rails know them: who flies with whom, and where the tool sets each. */
import { BASES, type Point, type Pose, toPiece, toTable, WING_GAP, WING_POSITIONS, wingPlace } from "@broadside/geometry";
import type { Ship } from "@broadside/protocol";
import type { Scene, ShipSheet } from "@broadside/telling";

/** Those that fly with a leader, or wait to come down with it, by their numbers; none that have split. */
export function matesOf({ ships, state }: Pick<Scene, "ships" | "state">, leader: ShipSheet, status: Ship["status"]): readonly ShipSheet[] {
  if (leader.wing?.state !== "leads") return [];
  const isThere = (id: string): boolean => state.ships.some((ship) => ship.id === id && ship.status === status);
  return ships
    .filter(({ id, wing }) => wing?.leader === leader.id && wing.state === "in wing" && isThere(id))
    .toSorted((one, other) => (one.wing?.number ?? 0) - (other.wing?.number ?? 0));
}

/** Where the tool sets a wingmate beside its leader. */
export function slotOf(mate: ShipSheet, leader: ShipSheet, pose: Pose): Pose | undefined {
  const position = WING_POSITIONS[(mate.wing?.number ?? 0) - 1];
  return position && wingPlace(pose, position, mate.base, leader.base);
}

/** A hand is not more exact. */
export const NEAR = 1000;

/**
 * The tool behind the leader's base, as far to both sides as ships of the wing stand along it (EB-WTOOL-03). Between a leader and a single
 * flank the mini tool lies across (EB-WTOOL-04).
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

/** How far the line about a wing stays away from its bases. */
const ROOM = 12_000;

/** A line with cut corners about all bases of a wing, in line with its leader. */
export function roundWing(leader: Pose, corners: readonly Point[]): readonly number[] {
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

/** A box of the piece's own frame on the table, its corners cut by so much. */
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
