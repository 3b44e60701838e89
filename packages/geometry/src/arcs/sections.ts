/** Sections of first-edition huge ships: fore and aft, the line that divides them, and which of them can be targeted. */
import { invariant } from "@broadside/kit";
import { BASES, type BaseId, baseAt, HUGE_PLATE } from "../pieces/bases.ts";
import { type Point, type Pose, toTable, vectorLength } from "../shapes/pose.ts";
import { type Area, type Box, boxAt, polygonAt } from "../shapes/shapes.ts";
import { CONTACT } from "../shapes/units.ts";
import { ARC_NAMES, type ArcName, arcAt, isInArc } from "./arcs.ts";

export const SECTIONS = ["fore", "aft"] as const;
export type Section = (typeof SECTIONS)[number];

/** What divides the token: a line across its middle or, on the C-ROC, the two printed arc lines (HS-SECT-02, -05, -10). */
export const SECTIONED: Readonly<Partial<Record<BaseId, "centreLine" | "arcLines">>> = {
  cr90: "centreLine",
  raider: "centreLine",
  gr75: "centreLine",
  gozanti: "centreLine",
  croc: "arcLines",
};

export const hasSections = (base: BaseId): boolean => SECTIONED[base] !== undefined;

/** The section that each printed arc belongs to. On ships with one card, every arc belongs to the whole ship (HS-ARC-91-Q, HS-ARC-92-Q). */
const ARC_OWNERS: Readonly<Partial<Record<BaseId, Readonly<Partial<Record<ArcName, Section>>>>>> = {
  cr90: { forePort: "fore", foreStarboard: "fore", aftPort: "aft", aftStarboard: "aft" },
  raider: { foreArc: "fore", aftPort: "aft", aftStarboard: "aft" },
};

export const arcOwner = (base: BaseId, arc: ArcName): Section | undefined => ARC_OWNERS[base]?.[arc];

/** Ships with a turret primary weapon, and the section that owns it (HS-TURRET-02). */
export const TURRET_PRIMARIES: Readonly<Partial<Record<BaseId, Section>>> = { cr90: "fore" };

/**
 * True if a turret primary weapon may target something. The target must be in an arc of the weapon's section, or the ship's own dividing
 * line must not be in between (HS-TURRET-03, HS-TURRET-04, HS-TURRET-91-Q).
 */
export const turretMayAim = (base: BaseId, pose: Pose, weapon: Section, target: Area, targetCentre: Point): boolean =>
  ARC_NAMES.some((name) => {
    const arc = arcOwner(base, name) === weapon ? arcAt("first", base, name, pose) : undefined;
    return arc !== undefined && isInArc(arc, target);
  }) || !isOwnDividingLineBetween(base, pose, weapon, targetCentre);

/** Returns the plastic base of a section, from which a turret primary weapon measures (HS-TURRET-02). */
export const plateAt = (base: BaseId, section: Section, pose: Pose): Box =>
  boxAt(pose, 0, plateOffset(base, section), HUGE_PLATE, HUGE_PLATE);

const plateOffset = (base: BaseId, section: Section): number => ((section === "fore" ? 1 : -1) * (BASES[base].length - HUGE_PLATE)) / 2;

/** Returns the exact centre of a section's base. */
export const sectionCentre = (base: BaseId, section: Section, pose: Pose): Point => toTable(pose, 0, plateOffset(base, section));

/** Returns a section: its base and its half of the token, in convex parts (HS-SECT-03, -04). */
export function sectionAt(base: BaseId, section: Section, pose: Pose): Area {
  invariant(hasSections(base), `a ${base} base has no sections`);
  const half = BASES[base].length / 2;
  const side = HUGE_PLATE / 2;
  if (SECTIONED[base] === "centreLine") return [boxAt(pose, 0, section === "fore" ? half / 2 : -half / 2, HUGE_PLATE, half)];
  const line = half - HUGE_PLATE;
  if (section === "fore") return [polygonAt(pose, [side, half, -side, half, -side, line, 0, 0, side, line])];
  return [polygonAt(pose, [0, 0, -side, line, -side, -half, 0, -half]), polygonAt(pose, [side, line, 0, 0, 0, -half, side, -half])];
}

export const wholeShip = (base: BaseId, pose: Pose): Area => [baseAt(base, pose)];

/** Returns the section that a point on the ship belongs to. */
export function sectionOf(base: BaseId, right: number, forward: number): Section {
  if (SECTIONED[base] !== "arcLines") return forward >= 0 ? "fore" : "aft";
  const slope = (BASES[base].length / 2 - HUGE_PLATE) / (HUGE_PLATE / 2);
  return forward >= Math.abs(right) * slope ? "fore" : "aft";
}

/** Returns the dividing lines as segments between two points in the ship's frame: right, forward, right, forward. */
export function dividingLines(base: BaseId): readonly (readonly [number, number, number, number])[] {
  const side = HUGE_PLATE / 2;
  const line = BASES[base].length / 2 - HUGE_PLATE;
  switch (SECTIONED[base]) {
    case "centreLine":
      return [[-side, 0, side, 0]];
    case "arcLines":
      return [
        [-side, line, 0, 0],
        [0, 0, side, line],
      ];
    default:
      return [];
  }
}

/**
 * Whether a ship's dividing line cuts the segment between two points. Touching an end of the line without crossing it does not count
 * (HS-TGT-92-Q).
 */
export function dividerCuts(base: BaseId, pose: Pose, from: Point, to: Point): boolean {
  return dividingLines(base).some(([ar, af, br, bf], index, lines) => {
    const a = toTable(pose, ar, af);
    const b = toTable(pose, br, bf);
    // Only the ends at the token's edge are shortened. Where the two arc lines meet, they are extended so that there is no gap.
    const length = vectorLength(b.x - a.x, b.y - a.y);
    const give = CONTACT / length;
    return cuts(a, b, from, to, index === 0 ? give : -give, index === lines.length - 1 ? give : -give);
  });
}

/** True if the segment from–to crosses a–b, ignoring the given lengths at both ends of a–b. */
function cuts(a: Point, b: Point, from: Point, to: Point, lessAtStart: number, lessAtEnd: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const ex = to.x - from.x;
  const ey = to.y - from.y;
  const turn = dx * ey - dy * ex;
  if (turn === 0) return false;
  const alongDivider = ((from.x - a.x) * ey - (from.y - a.y) * ex) / turn;
  const alongLine = ((from.x - a.x) * dy - (from.y - a.y) * dx) / turn;
  return alongDivider > lessAtStart && alongDivider < 1 - lessAtEnd && alongLine >= 0 && alongLine <= 1;
}

/** Whether an attacker whose line starts at a point can target a section (HS-TGT-02, -03, -05). */
export const isTargetable = (base: BaseId, pose: Pose, section: Section, attackerCentre: Point): boolean =>
  !dividerCuts(base, pose, attackerCentre, sectionCentre(base, section, pose));

export const targetableSections = (base: BaseId, pose: Pose, attackerCentre: Point): readonly Section[] =>
  SECTIONS.filter((section) => isTargetable(base, pose, section, attackerCentre));

/** Whether a ship's own dividing line prevents its turret primary weapon from targeting something outside its arcs (HS-TURRET-03). */
export const isOwnDividingLineBetween = (base: BaseId, pose: Pose, weapon: Section, targetCentre: Point): boolean =>
  dividerCuts(base, pose, targetCentre, sectionCentre(base, weapon, pose));
