/** Wing formations of the second edition: positions about the leader, and the tools that set them. */
import { BASES, type BaseId } from "./bases.ts";
import { type Pose, type Shift, shifted } from "./pose.ts";
import { type Box, boxAt } from "./shapes.ts";
import { mm } from "./units.ts";

/** In order of their ID numbers, 1 to 6 (EB-WING-06). */
export const WING_POSITIONS = ["leader", "leftFlank", "rightFlank", "rearSupport", "leftSupport", "rightSupport"] as const;
export type WingPosition = (typeof WING_POSITIONS)[number];

/** The gap a tool keeps between neighbouring bases, and how far apart the lines for their middles are (EB-WTOOL-10-Q). */
export const WING_GAP = mm(20);
export const WING_LINES = mm(60);

/** On which line a position stands, from left to right, and in which row: the front row is flush with the tool by its rear, the back row by its front. */
const PLACES: Readonly<Record<WingPosition, { readonly line: -1 | 0 | 1; readonly row: "front" | "back" }>> = {
  leader: { line: 0, row: "front" },
  leftFlank: { line: -1, row: "front" },
  rightFlank: { line: 1, row: "front" },
  rearSupport: { line: 0, row: "back" },
  leftSupport: { line: -1, row: "back" },
  rightSupport: { line: 1, row: "back" },
};

/** The place of a wingmate in formation, heading as the leader's. */
export function wingPlace(leader: Pose, position: WingPosition, base: BaseId = "small", leaderBase: BaseId = "small"): Pose {
  const { line, row } = PLACES[position];
  const rearEdge = -BASES[leaderBase].length / 2;
  const half = BASES[base].length / 2;
  return shifted(leader, { right: line * WING_LINES, forward: row === "front" ? rearEdge + half : rearEdge - WING_GAP - half, turn: 0 });
}

/** A formation of three to six ships. */
export const formation = (leader: Pose, positions: readonly WingPosition[]): readonly Pose[] =>
  positions.map((position) => wingPlace(leader, position));

export const WING_TOOLS = ["full", "cornerLeft", "cornerRight", "miniBehind", "miniLeft", "miniRight"] as const;
export type WingTool = (typeof WING_TOOLS)[number];

/** A tool: its size, where its middle is laid from the leader's, and where ships stand from the tool's middle. Small ships only. */
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

/** A tool on the table; it is no object in play (EB-WTOOL-01). */
export const toolAt = (tool: WingTool, leader: Pose): Box =>
  boxAt(shifted(leader, TOOLS[tool].laid), 0, 0, TOOLS[tool].width, TOOLS[tool].length);

/** Where a tool sets a position; undefined where it does not reach it. */
export function placeWithTool(tool: WingTool, leader: Pose, position: WingPosition): Pose | undefined {
  const slot = TOOLS[tool].slots[position];
  return slot && shifted(shifted(leader, TOOLS[tool].laid), slot);
}
