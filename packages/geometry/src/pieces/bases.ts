/** Ship bases: their sizes, their guides, and their shapes at a pose. */
import { cosine, sine } from "@broadside/kit";
import { type Pose, vectorLength } from "../shapes/pose.ts";
import { type Box, boxAlong, boxAt } from "../shapes/shapes.ts";
import { mm } from "../shapes/units.ts";

export const BASE_SIZES = ["small", "medium", "large", "huge"] as const;
export type BaseSize = (typeof BASE_SIZES)[number];

/**
 * Each first-edition huge ship has its own base, because arcs and sections differ between them. `huge` is the only huge base in the second
 * edition.
 */
export const BASE_IDS = ["small", "medium", "large", "cr90", "raider", "gr75", "gozanti", "croc", "huge"] as const;
export type BaseId = (typeof BASE_IDS)[number];

export interface Base {
  readonly size: BaseSize;
  readonly width: number;
  readonly length: number;
  /** How far the guides extend beyond the front and rear edges. */
  readonly guideDepth: number;
  /** The distance from the base's centre to its farthest corner, without guides and with them. */
  readonly radius: number;
  readonly outlineRadius: number;
}

/** Guides: two at the front edge and two at the rear, far enough apart for a template to fit between. */
export const GUIDE = { inner: mm(10), outer: mm(13.4), depth: mm(2.5) } as const;

/** The size of each of the two plastic bases of a first-edition huge ship. The token bridges the gap between them. */
export const HUGE_PLATE = mm(80);
export const LONG_HULL = mm(225);
export const SHORT_HULL = mm(195);

function made(size: BaseSize, width: number, length: number, guideDepth: number): Base {
  const radius = vectorLength(width / 2, length / 2);
  return { size, width, length, guideDepth, radius, outlineRadius: vectorLength(width / 2, length / 2 + guideDepth) };
}
const square = (size: BaseSize, side: number): Base => made(size, side, side, GUIDE.depth);
const hull = (length: number, guideDepth: number = GUIDE.depth): Base => made("huge", HUGE_PLATE, length, guideDepth);

export const BASES: Readonly<Record<BaseId, Base>> = {
  small: square("small", mm(40)),
  medium: square("medium", mm(60)),
  large: square("large", mm(80)),
  cr90: hull(LONG_HULL),
  raider: hull(LONG_HULL),
  gr75: hull(SHORT_HULL),
  gozanti: hull(SHORT_HULL),
  croc: hull(SHORT_HULL),
  /** The length and the guide depth were measured on one model (2E-HUGE-57-Q). */
  huge: hull(mm(221), mm(1.4)),
};

const { small: SMALL, large: LARGE } = BASES;
/** Checks for small and large bases first, because most ships use them, and a look-up by a varying string takes ten times as long. */
export const baseFacts = (id: BaseId): Base => (id === "small" ? SMALL : id === "large" ? LARGE : BASES[id]);

/** The base without its guides, used for range and arcs. */
export function baseAt(id: BaseId, pose: Pose): Box {
  const { width, length } = baseFacts(id);
  return boxAt(pose, 0, 0, width, length);
}

/** Whether guides count as part of the base: they do for overlaps, but not for range and arcs (1E-COMP-07, 2E-COMP-10). */
export const GUIDE_USES = ["counted", "ignored"] as const;
export type GuideUse = (typeof GUIDE_USES)[number];

export function footprint(id: BaseId, pose: Pose, guides: GuideUse): readonly Box[] {
  const { width, length, guideDepth } = baseFacts(id);
  const fx = sine(pose.heading);
  const fy = cosine(pose.heading);
  const base = boxAlong(pose, fx, fy, 0, 0, width, length);
  if (guides === "ignored") return [base];
  const across = (GUIDE.inner + GUIDE.outer) / 2;
  const along = (length + guideDepth) / 2;
  const nub = (right: number, forward: number) => boxAlong(pose, fx, fy, right, forward, GUIDE.outer - GUIDE.inner, guideDepth);
  return [base, nub(-across, along), nub(across, along), nub(-across, -along), nub(across, -along)];
}
