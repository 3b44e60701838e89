/** Range bands, and what "at", "within" and "beyond" a range mean. */
import type { Contact } from "./distance.ts";
import { areaDistance } from "./distance.ts";
import { vectorLength } from "./pose.ts";
import type { Area } from "./shapes.ts";
import { CONTACT, mm } from "./units.ts";

/** One band of the ruler; the core ruler has three, the huge ruler five. */
export const BAND = mm(100);
export const CORE_BANDS = 3;
export const HUGE_BANDS = 5;

/**
 * Returns the range band of a distance. A distance exactly on a line belongs to the nearer band (2E-COMP-31-Q). Contact is 0; the first
 * edition has no such band and uses 1.
 */
export const bandOf = (distance: number): number => (distance <= CONTACT ? 0 : Math.ceil(distance / BAND));

/** The range band used for contact. */
export type ContactBand = 0 | 1;
export const bandWithContact = (distance: number, touching: Contact, contactBand: ContactBand): number =>
  touching === "apart" ? Math.max(bandOf(distance), contactBand) : contactBand;

/** Whether the target is at a range: its nearest point is in one of the bands. */
export const isAt = (from: Area, to: Area, least: number, most: number, contactBand: ContactBand = 0): boolean => {
  const band = Math.max(bandOf(areaDistance(from, to)), contactBand);
  return band >= least && band <= most;
};

/** Whether the target is within a range: no part of it is farther away than that band. */
export const isWithin = (from: Area, to: Area, band: number): boolean => farthest(from, to) <= band * BAND;

/** True if the target is beyond a range: all of it is farther away than the far end of that band. */
export const isBeyond = (from: Area, to: Area, band: number): boolean =>
  areCirclesBeyond(from, to, band * BAND + 1) || areaDistance(from, to) > band * BAND;

/** True if even the circles around the areas are farther apart than `reach`. */
function areCirclesBeyond(from: Area, to: Area, reach: number): boolean {
  for (const one of from)
    for (const other of to) if (vectorLength(one.cx - other.cx, one.cy - other.cy) <= reach + one.radius + other.radius) return false;
  return true;
}

/** Returns the distance from the nearest point of one area to the farthest corner of the other, in whole micrometres. */
export function farthest(from: Area, to: Area): number {
  let most = 0;
  for (const { points } of to)
    for (let at = 0; at < points.length; at += 2) most = Math.max(most, pointDistance(from, points[at], points[at + 1]));
  return most;
}

/** Returns the distance from an area to a point. The point is measured as a polygon with no size. */
function pointDistance(area: Area, x: number, y: number): number {
  const dot = { kind: "polygon", cx: x, cy: y, radius: 0, points: [x, y, x, y, x, y], inner: [x, y, x, y, x, y] } as const;
  return areaDistance(area, [dot]);
}
