/** Ship bases: sizes, guides, and the shapes they make at a pose. */
import { cosine, sine } from "@broadside/kit";
import { type Pose, vectorLength } from "./pose.ts";
import { type Box, boxAlong, boxAt } from "./shapes.ts";
import { mm } from "./units.ts";

export const BASE_SIZES = ["small", "medium", "large", "huge"] as const;
export type BaseSize = (typeof BASE_SIZES)[number];

/** First-edition huge ships each have a base of their own, for their arcs and sections differ; `huge` is the one base of the second edition. */
export const BASE_IDS = ["small", "medium", "large", "cr90", "raider", "gr75", "gozanti", "croc", "huge"] as const;
export type BaseId = (typeof BASE_IDS)[number];

export interface Base {
  readonly size: BaseSize;
  readonly width: number;
  readonly length: number;
  /** How far the guides stand out beyond the front and rear edges. */
  readonly guideDepth: number;
  /** From its middle to its farthest corner, without guides and with them. */
  readonly radius: number;
  readonly outlineRadius: number;
}

/** Guides: two at the front and two at the rear edge, so far from the middle that a template fits between. */
export const GUIDE = { inner: mm(10), outer: mm(13.4), depth: mm(2.5) } as const;

/** One plastic base of a first-edition huge ship; the token bridges the gap between the two. */
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
  /** From one model (2E-HUGE-57-Q): length and reach of the guides. */
  huge: hull(mm(221), mm(1.4)),
};

const { small: SMALL, large: LARGE } = BASES;
/** The same by comparing: most ships stand on these two, and a look-up by a text that changes takes ten times as long. */
export const baseFacts = (id: BaseId): Base => (id === "small" ? SMALL : id === "large" ? LARGE : BASES[id]);

/** The base without its guides: for range and arcs. */
export function baseAt(id: BaseId, pose: Pose): Box {
  const { width, length } = baseFacts(id);
  return boxAt(pose, 0, 0, width, length);
}

/** Whether guides count as part of the base: they do for overlaps, they do not for range and arcs (1E-COMP-07, 2E-COMP-10). */
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
