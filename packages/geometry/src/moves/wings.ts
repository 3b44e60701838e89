/** Second-edition wing formations: positions around the leader, and the tools that place ships there. */
import { BASES, type BaseId } from "../pieces/bases.ts";
import { type Pose, type Shift, shifted } from "../shapes/pose.ts";
import { type Box, boxAt } from "../shapes/shapes.ts";
import { mm } from "../shapes/units.ts";

/** The positions in order of their ID numbers, 1 to 6 (EB-WING-06). */
export const WING_POSITIONS = ["leader", "leftFlank", "rightFlank", "rearSupport", "leftSupport", "rightSupport"] as const;
export type WingPosition = (typeof WING_POSITIONS)[number];

/** The gap between neighbouring bases in a formation. `WING_LINES` is the distance between lines through their centres (EB-WTOOL-10-Q). */
export const WING_GAP = mm(20);
export const WING_LINES = mm(60);

/**
 * Where each position is: its line, from left (−1) to right (1), and its row. The tool touches the rear edges of the front row and the
 * front edges of the back row.
 */
const PLACES: Readonly<Record<WingPosition, { readonly line: -1 | 0 | 1; readonly row: "front" | "back" }>> = {
  leader: { line: 0, row: "front" },
  leftFlank: { line: -1, row: "front" },
  rightFlank: { line: 1, row: "front" },
  rearSupport: { line: 0, row: "back" },
  leftSupport: { line: -1, row: "back" },
  rightSupport: { line: 1, row: "back" },
};

/** Returns the pose of a wingmate in formation, with the leader's heading. */
export function wingPlace(leader: Pose, position: WingPosition, base: BaseId = "small", leaderBase: BaseId = "small"): Pose {
  const { line, row } = PLACES[position];
  const rearEdge = -BASES[leaderBase].length / 2;
  const half = BASES[base].length / 2;
  return shifted(leader, { right: line * WING_LINES, forward: row === "front" ? rearEdge + half : rearEdge - WING_GAP - half, turn: 0 });
}

/** Returns the poses of the ships in a formation of three to six. */
export const formation = (leader: Pose, positions: readonly WingPosition[]): readonly Pose[] =>
  positions.map((position) => wingPlace(leader, position));

export const WING_TOOLS = ["full", "cornerLeft", "cornerRight", "miniBehind", "miniLeft", "miniRight"] as const;
export type WingTool = (typeof WING_TOOLS)[number];

/** A tool: its size, its centre relative to the leader's, and the places of ships relative to the tool's centre. For small ships only. */
interface Tool {
  readonly width: number;
  readonly length: number;
  readonly laid: Shift;
  readonly slots: Readonly<Partial<Record<WingPosition, Shift>>>;
}

const at = (right: number, forward: number): Shift => ({ right: mm(right), forward: mm(forward), turn: 0 });

const TOOLS: Readonly<Record<WingTool, Tool>> = {
  full: {
    width: mm(160),
    length: WING_GAP,
    laid: at(0, -30),
    slots: {
      leader: at(0, 30),
      leftFlank: at(-60, 30),
      rightFlank: at(60, 30),
      rearSupport: at(0, -30),
      leftSupport: at(-60, -30),
      rightSupport: at(60, -30),
    },
  },
  cornerLeft: {
    width: mm(50),
    length: mm(50),
    laid: at(-30, -30),
    slots: { leader: at(30, 30), leftFlank: at(-30, 30), rearSupport: at(30, -30), leftSupport: at(-30, -30) },
  },
  cornerRight: {
    width: mm(50),
    length: mm(50),
    laid: at(30, -30),
    slots: { leader: at(-30, 30), rightFlank: at(30, 30), rearSupport: at(-30, -30), rightSupport: at(30, -30) },
  },
  miniBehind: { width: mm(40), length: WING_GAP, laid: at(0, -30), slots: { leader: at(0, 30), rearSupport: at(0, -30) } },
  miniLeft: { width: WING_GAP, length: mm(40), laid: at(-30, 0), slots: { leader: at(30, 0), leftFlank: at(-30, 0) } },
  miniRight: { width: WING_GAP, length: mm(40), laid: at(30, 0), slots: { leader: at(-30, 0), rightFlank: at(30, 0) } },
};

/** Returns a tool on the table. It is not an object in play (EB-WTOOL-01). */
export const toolAt = (tool: WingTool, leader: Pose): Box =>
  boxAt(shifted(leader, TOOLS[tool].laid), 0, 0, TOOLS[tool].width, TOOLS[tool].length);

/** Returns where a tool places the wingmate in a position. Undefined if the tool doesn't reach that position. */
export function placeWithTool(tool: WingTool, leader: Pose, position: WingPosition): Pose | undefined {
  const slot = TOOLS[tool].slots[position];
  return slot && shifted(shifted(leader, TOOLS[tool].laid), slot);
}
