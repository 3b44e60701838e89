/** Converts positions on the table, in micrometres with y upwards, to positions in the drawing, in millimetres with y downwards. */
import { PLAY_AREAS, type PlayAreaId, type Point } from "@broadside/geometry";

export const tenths = (length: number): number => Math.round(length * 10) / 10;
export const millimetres = (micrometres: number): number => tenths(micrometres / 1000);

export const drawnAt = (table: PlayAreaId, { x, y }: Point): readonly [number, number] => [
  millimetres(x),
  millimetres(PLAY_AREAS[table].height - y),
];

export const outline = (points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => `${x},${y}`).join(" ");
