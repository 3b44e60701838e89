/** What is under a pointer. Small things have a margin, so that a finger can hit them. */
import { type Point, toPiece, toTable } from "@broadside/geometry";
import type { Target } from "./gesture.ts";
import { distance, distanceToEdges, encloses, pointsOf } from "./polygon.ts";
import type { Piece } from "./view.ts";

/**
 * The turn handle, in pixels: the knob's distance ahead of the piece, its drawn radius, and how far from the knob a press still hits it.
 */
export const HANDLE = { ahead: 30, radius: 9, reach: 22 } as const;

/** The pieces as drawn now, the selected pieces, and the size of a pixel in micrometres. */
export interface PointerTargets {
  readonly pieces: readonly Piece[];
  readonly selected: readonly string[];
  readonly pixel: number;
}

/**
 * Finds what a press hits. It checks for the knob of a turn handle, then a piece, then the space around a knob, and then the space around a
 * selected piece. A piece that is only nearby and isn't selected can be tapped but not dragged, because otherwise nobody could pan a
 * crowded table. `slack` is in pixels.
 */
export function targetAt(targets: PointerTargets, point: Point, slack: number): Target {
  const chosen = targets.pieces.filter((piece) => targets.selected.includes(piece.id));
  const inside = targets.pieces.findLast((piece) => isInside(piece, point));
  return (
    handleAt(chosen, targets.pixel, point, HANDLE.radius) ??
    pieceTarget(inside) ??
    handleAt(chosen, targets.pixel, point, HANDLE.reach) ??
    pieceTarget(nearest(chosen, point, slack * targets.pixel)) ?? {
      kind: "table",
      near: nearest(targets.pieces, point, slack * targets.pixel)?.id,
    }
  );
}

/** The distance from the piece's centre to its front. */
export const frontOf = (piece: Piece): number =>
  Math.max(0, ...piece.outlines.flatMap((outline) => pointsOf(outline).map(({ y: forward }) => forward)));

export const knobOf = (piece: Piece, pixel: number): Point => toTable(piece.pose, 0, frontOf(piece) + HANDLE.ahead * pixel);

function handleAt(chosen: readonly Piece[], pixel: number, point: Point, reach: number): Target | undefined {
  const piece = chosen.find((each) => each.movable && !each.track && distance(knobOf(each, pixel), point) <= reach * pixel);
  return piece && { kind: "handle", id: piece.id, pose: piece.pose };
}

const pieceTarget = (piece: Piece | undefined): Target | undefined =>
  piece && { kind: "piece", id: piece.id, pose: piece.pose, movable: piece.movable };

function nearest(pieces: readonly Piece[], point: Point, reach: number): Piece | undefined {
  let best: Piece | undefined;
  let least = reach;
  for (const piece of pieces) {
    const away = distanceTo(piece, point);
    if (away > least) continue;
    best = piece;
    least = away;
  }
  return best;
}

const isInside = (piece: Piece, point: Point): boolean => piece.outlines.some((outline) => encloses(outline, inFrame(piece, point)));

const distanceTo = (piece: Piece, point: Point): number =>
  Math.min(...piece.outlines.map((outline) => distanceToEdges(outline, inFrame(piece, point))));

function inFrame(piece: Piece, point: Point): Point {
  const { right, forward } = toPiece(piece.pose, point);
  return { x: right, y: forward };
}
