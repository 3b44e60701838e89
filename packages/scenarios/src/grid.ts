/** Corners and points on a grid whose squares are one range band wide. */
import { type GridMark, gridRegion, middleOf, PLAY_AREAS, type PlayAreaId, type Point, type Region } from "@broadside/geometry";
import type { Corners, Spot, SpotMark } from "./sheet.ts";

/** A distance in squares from the right or top edge. */
export const far = (squares: number): GridMark => ({ fromFar: squares });

export const rectangle = (left: GridMark, bottom: GridMark, right: GridMark, top: GridMark): Corners => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/** A strip along the bottom edge that is `deep` squares deep and leaves `free` squares at each end. */
export const bottomStrip = (deep: number, free = 0): Corners => rectangle(free, 0, far(free), deep);
export const topStrip = (deep: number, free = 0): Corners => rectangle(free, far(deep), far(free), far(0));
export const leftStrip = (deep: number, free = 0): Corners => rectangle(0, free, deep, far(free));
export const rightStrip = (deep: number, free = 0): Corners => rectangle(far(deep), free, far(0), far(free));

export const regionOn = (table: PlayAreaId, corners: Corners): Region => gridRegion(PLAY_AREAS[table], corners);

export function pointOn(table: PlayAreaId, { x, y }: Spot): Point {
  const [point] = regionOn(table, [[onGrid(x), onGrid(y)]]);
  const middle = middleOf(PLAY_AREAS[table]);
  return { x: x === "middle" || !point ? middle.x : point.x, y: y === "middle" || !point ? middle.y : point.y };
}

const onGrid = (mark: SpotMark): GridMark => (mark === "middle" ? 0 : mark);
