/** The part of the table that the screen shows. */
import { mm, type Point } from "@broadside/geometry";
import { COARSEST_WITH_LABELS } from "./detail.ts";
import { fromPaper, toPaper } from "./paper.ts";
import type { Area, Insets, Sight } from "./view.ts";

/** The widget's own size in CSS pixels, and how much of it is covered by panels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly insets?: Insets;
  /** The page's text size as a multiple of the usual size (default: 1). Labels grow and shrink with it. */
  readonly letters?: number;
}

/** A position on the screen, in CSS pixels from the widget's top-left corner. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

export interface Camera {
  /** The point at the middle of the screen, in paper coordinates. */
  readonly x: number;
  readonly y: number;
  /** Millimetres of the table per CSS pixel. */
  readonly scale: number;
}

/** Pixels kept free around the whole play area: this many, or on a small screen its size divided by `LEAST`. */
const MARGIN = 8;
const LEAST = 100;
/** Pixels kept free around a piece that is brought into view. */
const SIGHT = 96;
/** Pixels shown beyond the table's edge, so that a piece there has room for its label. */
const BEYOND_EDGE = 56;
/** On a small screen, a margin is at most the screen's size divided by this. */
const MOST_MARGIN = 6;
const FINEST = 0.05;
/** How far the view can zoom out, as a multiple of the whole play area. */
const BEYOND = 2;

/** Fits the whole area between the panels. */
export function fittedCamera(area: Area, screen: Screen): Camera {
  const { x, y } = toPaper({ x: area.width / 2, y: area.height / 2 });
  const { width, height } = freeSize(screen);
  const room = (size: number): number => Math.max(1, size - 2 * Math.min(MARGIN, size / LEAST));
  const across = area.width / mm(1) / room(width);
  const down = area.height / mm(1) / room(height);
  return centredOn({ x, y }, Math.max(FINEST, across, down), screen);
}

/** What the camera should show. */
export interface Framed {
  readonly points: readonly Point[];
  /** The closest zoom, in millimetres per pixel. */
  readonly closest: number;
  /** Pixels to keep free around the points. */
  readonly margin?: number | undefined;
  /** Other pieces, each given by its points. The camera shows as many of them as it can, nearest first, as long as labels stay readable. */
  readonly beside?: readonly (readonly Point[])[] | undefined;
  /** What panels cover at the moment, if it isn't what they usually cover. */
  readonly insets?: Insets | undefined;
}

/**
 * Frames all the points between the panels. It zooms in no closer than `closest`, and out no farther than the whole area. It shows no more
 * beyond the table's edge than necessary.
 */
export function framing(area: Area, usual: Screen, framed: Framed): Camera {
  const screen = screenFor(usual, framed);
  const whole = fittedCamera(area, screen);
  if (framed.points.length === 0) return whole;
  const { left, right, top, bottom } = boundsOf(withBeside(screen, framed));
  const { width, height } = freeSize(screen);
  const scale = Math.min(scaleFor({ left, right, top, bottom }, screen, framed), whole.scale);
  const corner = toPaper({ x: area.width, y: area.height });
  const held = (middle: number, size: number, least: number, most: number): number =>
    heldOn(middle, size * scale, least - BEYOND_EDGE * scale, most + BEYOND_EDGE * scale);
  const x = held((left + right) / 2, width, Math.min(0, left), Math.max(corner.x, right));
  const y = held((top + bottom) / 2, height, Math.min(corner.y, top), Math.max(0, bottom));
  return centredOn({ x, y }, scale, screen);
}

/** The screen with what panels cover at the moment. */
export const screenFor = (screen: Screen, { insets = screen.insets }: Framed): Screen => (insets ? { ...screen, insets } : screen);

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** On paper. */
function boundsOf(points: readonly Point[]): Bounds {
  const places = points.map(toPaper);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function scaleFor({ left, right, top, bottom }: Bounds, screen: Screen, { closest, margin = SIGHT }: Framed): number {
  const { width, height } = freeSize(screen);
  const room = (size: number): number => Math.max(1, size - 2 * marginOf(size, margin));
  return Math.max(closest, (right - left) / room(width), (bottom - top) / room(height));
}

/** The pixels to keep free around pieces on a side of this size. */
export const marginOf = (size: number, margin = SIGHT): number => Math.min(margin, size / MOST_MARGIN);

/** Returns the points, plus those of nearby pieces, nearest first, as long as everything fits at a zoom that still shows labels. */
function withBeside(screen: Screen, framed: Framed): readonly Point[] {
  const { points, beside = [] } = framed;
  const { left, right, top, bottom } = boundsOf(points);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const away = (piece: readonly Point[]): number =>
    Math.min(...piece.map(toPaper).map(({ x, y }) => (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y)));
  const nearestFirst = beside.toSorted((one, other) => away(one) - away(other));
  let shown = points;
  for (const piece of nearestFirst) {
    const more = [...shown, ...piece];
    if (scaleFor(boundsOf(more), screen, framed) <= COARSEST_WITH_LABELS) shown = more;
  }
  return shown;
}

/**
 * Returns the midpoint of an interval, moved so that the interval lies between `least` and `most`. An interval that is too long is centred
 * between them.
 */
const heldOn = (middle: number, length: number, least: number, most: number): number =>
  length > most - least ? (least + most) / 2 : between(least + length / 2, middle, most - length / 2);

/** Returns the camera that shows this point, given in paper coordinates (`paper.ts`), in the middle of the area that panels leave free. */
function centredOn({ x, y }: Point, scale: number, screen: Screen): Camera {
  const { insets } = screen;
  if (!insets) return { x, y, scale };
  return { x: x - ((insets.left - insets.right) / 2) * scale, y: y - ((insets.top - insets.bottom) / 2) * scale, scale };
}

/** The area of the screen that panels leave free. */
export const freeArea = (screen: Screen): Spot & { readonly width: number; readonly height: number } => ({
  left: screen.insets?.left ?? 0,
  top: screen.insets?.top ?? 0,
  ...freeSize(screen),
});

const freeSize = ({ width, height, insets }: Screen): { readonly width: number; readonly height: number } => ({
  width: Math.max(1, width - (insets ? insets.left + insets.right : 0)),
  height: Math.max(1, height - (insets ? insets.top + insets.bottom : 0)),
});

function paperAt(camera: Camera, screen: Screen, { left, top }: Spot): Point {
  return { x: camera.x + (left - screen.width / 2) * camera.scale, y: camera.y + (top - screen.height / 2) * camera.scale };
}

export const tableAt = (camera: Camera, screen: Screen, spot: Spot): Point => fromPaper(paperAt(camera, screen, spot));

export function spotOf(camera: Camera, screen: Screen, point: Point): Spot {
  const { x, y } = toPaper(point);
  return { left: (x - camera.x) / camera.scale + screen.width / 2, top: (y - camera.y) / camera.scale + screen.height / 2 };
}

export const middleOf = (screen: Screen): Spot => ({ left: screen.width / 2, top: screen.height / 2 });

/** Pans so that the table follows a finger that has moved this many pixels right and down. */
export const panned = (camera: Camera, right: number, down: number): Camera => ({
  ...camera,
  x: camera.x - right * camera.scale,
  y: camera.y - down * camera.scale,
});

/** Zooms by a factor. The point of the table that is at the given position on the screen stays there. */
export function zoomed(camera: Camera, screen: Screen, about: Spot, factor: number): Camera {
  const { x, y } = paperAt(camera, screen, about);
  return { x: x + (camera.x - x) / factor, y: y + (camera.y - y) / factor, scale: camera.scale / factor };
}

/** Limits a zoom factor: no farther out than twice the whole area, no closer than a twentieth of a millimetre per pixel. */
export function allowedFactor(camera: Camera, area: Area, screen: Screen, factor: number): number {
  const coarsest = fittedCamera(area, screen).scale * BEYOND;
  return camera.scale / between(FINEST, camera.scale / factor, coarsest);
}

/** Moves the camera if necessary, so that the point in the middle of the area between the panels is in the play area. */
export function keptOn(area: Area, camera: Camera, { insets = NO_INSETS }: Screen): Camera {
  const corner = toPaper({ x: area.width, y: area.height });
  const right = ((insets.left - insets.right) / 2) * camera.scale;
  const down = ((insets.top - insets.bottom) / 2) * camera.scale;
  return { ...camera, x: between(0, camera.x + right, corner.x) - right, y: between(corner.y, camera.y + down, 0) - down };
}

/** Moves the camera no further than needed to show a point between the panels, with a margin around it. */
export function revealing(camera: Camera, screen: Screen, point: Point): Camera {
  const { left, top } = spotOf(camera, screen, point);
  const { insets = NO_INSETS } = screen;
  const free = freeSize(screen);
  const away = (at: number, size: number): number => between(Math.min(SIGHT, size / 2), at, Math.max(size - SIGHT, size / 2)) - at;
  return panned(camera, away(left - insets.left, free.width), away(top - insets.top, free.height));
}

/** The camera after the screen or its panels have changed. The same point stays in the middle of the free area. */
export function sameMiddle(camera: Camera, { insets: before = NO_INSETS }: Screen, screen: Screen): Camera {
  const { insets: after = NO_INSETS } = screen;
  const right = (before.left - before.right - after.left + after.right) / 2;
  const down = (before.top - before.bottom - after.top + after.bottom) / 2;
  return right === 0 && down === 0 ? camera : { ...camera, x: camera.x + right * camera.scale, y: camera.y + down * camera.scale };
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A camera on the way from one to another, at this share of the way. */
export function cameraBetween(from: Camera, to: Camera, share: number): Camera {
  const part = (a: number, b: number): number => a + (b - a) * share;
  return { x: part(from.x, to.x), y: part(from.y, to.y), scale: part(from.scale, to.scale) };
}

/** The part of the table visible on the screen. */
export function sightOf(camera: Camera, screen: Screen): Sight {
  const corner = tableAt(camera, screen, { left: 0, top: 0 });
  const other = tableAt(camera, screen, { left: screen.width, top: screen.height });
  return { left: corner.x, top: corner.y, right: other.x, bottom: other.y };
}

export function viewBox({ x, y, scale }: Camera, screen: Screen): string {
  const width = screen.width * scale;
  const height = screen.height * scale;
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
