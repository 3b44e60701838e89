/** Which part of the table the screen shows. */
import { mm, type Point } from "@broadside/geometry";
import { fromPaper, toPaper } from "./paper.ts";
import type { Area } from "./view.ts";

/** The widget's own size, in CSS pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** A place on the screen, in CSS pixels from the widget's top-left corner. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

export interface Camera {
  /** The place in the middle of the screen, on paper. */
  readonly x: number;
  readonly y: number;
  /** Millimetres of the table to a CSS pixel. */
  readonly scale: number;
}

/** Pixels between the play area and the edge of the screen, and between it and a piece brought into sight. */
const MARGIN = 24;
const SIGHT = 96;
const FINEST = 0.05;
/** How far out one may zoom beyond the whole play area. */
const BEYOND = 2;
/** Sizes that do not grow with the table change in steps of this factor, so that most zooming touches the view box alone. */
const STEP = 1.125;

export function fittedCamera(area: Area, screen: Screen): Camera {
  const { x, y } = toPaper({ x: area.width / 2, y: area.height / 2 });
  const room = (size: number): number => Math.max(1, size - 2 * Math.min(MARGIN, size / 24));
  const across = area.width / mm(1) / room(screen.width);
  const down = area.height / mm(1) / room(screen.height);
  return { x, y, scale: Math.max(FINEST, across, down) };
}

function paperAt(camera: Camera, screen: Screen, { left, top }: Spot): Point {
  return { x: camera.x + (left - screen.width / 2) * camera.scale, y: camera.y + (top - screen.height / 2) * camera.scale };
}

export const tableAt = (camera: Camera, screen: Screen, spot: Spot): Point => fromPaper(paperAt(camera, screen, spot));

export function spotOf(camera: Camera, screen: Screen, point: Point): Spot {
  const { x, y } = toPaper(point);
  return { left: (x - camera.x) / camera.scale + screen.width / 2, top: (y - camera.y) / camera.scale + screen.height / 2 };
}

export const middleOf = (screen: Screen): Spot => ({ left: screen.width / 2, top: screen.height / 2 });

/** The table follows a finger that went this many pixels right and down. */
export const panned = (camera: Camera, right: number, down: number): Camera => ({
  ...camera,
  x: camera.x - right * camera.scale,
  y: camera.y - down * camera.scale,
});

/** Larger by a factor, with the place under the spot kept there. */
export function zoomed(camera: Camera, screen: Screen, about: Spot, factor: number): Camera {
  const { x, y } = paperAt(camera, screen, about);
  return { x: x + (camera.x - x) / factor, y: y + (camera.y - y) / factor, scale: camera.scale / factor };
}

/** The part of a zoom factor that stays between the whole area, twice over, and a twentieth of a millimetre to a pixel. */
export function allowedFactor(camera: Camera, area: Area, screen: Screen, factor: number): number {
  const coarsest = fittedCamera(area, screen).scale * BEYOND;
  return camera.scale / between(FINEST, camera.scale / factor, coarsest);
}

/** The same camera, with its middle on the play area. */
export function keptOn(area: Area, camera: Camera): Camera {
  const corner = toPaper({ x: area.width, y: area.height });
  return { ...camera, x: between(0, camera.x, corner.x), y: between(corner.y, camera.y, 0) };
}

/** Moved no further than needed to show a point with a margin round it. */
export function revealing(camera: Camera, screen: Screen, point: Point): Camera {
  const { left, top } = spotOf(camera, screen, point);
  const away = (at: number, size: number): number => between(Math.min(SIGHT, size / 2), at, Math.max(size - SIGHT, size / 2)) - at;
  return panned(camera, away(left, screen.width), away(top, screen.height));
}

export function viewBox({ x, y, scale }: Camera, screen: Screen): string {
  const width = screen.width * scale;
  const height = screen.height * scale;
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

/** The least step that is no smaller than a CSS pixel, in millimetres of the table. */
export function pixelStep({ scale }: Camera): number {
  let step = 1;
  while (step < scale) step *= STEP;
  while (step / STEP >= scale) step /= STEP;
  return step;
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
