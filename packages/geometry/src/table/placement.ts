/**
 * Placement during set-up. The rules about where something may be placed are data, and this file finds which of them a placement breaks.
 */
import { BASES, type BaseId, baseAt, footprint } from "../pieces/bases.ts";
import { areaDistance } from "../shapes/distance.ts";
import { areasOverlap } from "../shapes/overlap.ts";
import type { Pose } from "../shapes/pose.ts";
import { BAND, bandOf, isBeyond } from "../shapes/range.ts";
import type { Area } from "../shapes/shapes.ts";
import { CONTACT, mm } from "../shapes/units.ts";
import { depthsFrom, type Edge, isDeeper, isInside, isOnTable, type PlayArea, type Region, regionShape } from "./play-area.ts";

/**
 * Distances are whole bands. "At" and "beyond" refer to the nearest point. A distance exactly on a band's line belongs to the nearer band.
 */
export type PlacementRule =
  | { readonly must: "be on the table" }
  | { readonly must: "be inside"; readonly region: Region }
  | { readonly must: "be outside"; readonly region: Region }
  | { readonly must: "overlap none"; readonly of: readonly Area[] }
  | { readonly must: "be beyond"; readonly bands: number; readonly of: readonly Area[] }
  | { readonly must: "be at"; readonly least: number; readonly most: number; readonly of: Area }
  | { readonly must: "be beyond edges"; readonly bands: number; readonly edges: readonly Edge[] }
  | { readonly must: "be at edge"; readonly least: number; readonly most: number; readonly edge: Edge }
  | { readonly must: "be within edge"; readonly bands: number; readonly edge: Edge }
  | { readonly must: "touch edge"; readonly edge: Edge };

/** Returns the rules that a placement breaks. */
export const brokenRules = (table: PlayArea, placed: Area, rules: readonly PlacementRule[]): readonly PlacementRule[] =>
  rules.filter((rule) => !keeps(table, placed, rule));

/** True if a placement breaks no rule. */
export const keepsRules = (table: PlayArea, placed: Area, rules: readonly PlacementRule[]): boolean =>
  rules.every((rule) => keeps(table, placed, rule));

function keeps(table: PlayArea, placed: Area, rule: PlacementRule): boolean {
  switch (rule.must) {
    case "be on the table":
      return isOnTable(table, placed);
    case "be inside":
      return isInside(rule.region, placed);
    case "be outside":
      return !areasOverlap(placed, [regionShape(rule.region)]);
    case "overlap none":
      return !rule.of.some((other) => areasOverlap(placed, other));
    case "be beyond":
      return rule.of.every((other) => isBeyond(other, placed, rule.bands));
    case "be at":
      return isInBands(areaDistance(placed, rule.of), rule.least, rule.most);
    case "be beyond edges":
      return rule.edges.every((edge) => isDeeper(table, edge, placed, rule.bands * BAND));
    case "be at edge":
      return isInBands(depthsFrom(table, rule.edge, placed).nearest, rule.least, rule.most);
    case "be within edge":
      return depthsFrom(table, rule.edge, placed).farthest <= rule.bands * BAND;
    case "touch edge":
      return Math.abs(depthsFrom(table, rule.edge, placed).nearest) <= CONTACT;
  }
}

const isInBands = (distance: number, least: number, most: number): boolean => bandOf(distance) >= least && bandOf(distance) <= most;

/**
 * Tries poses in a fixed order and returns the first one that follows the rules. It tries rows from the middle of the table outwards, each
 * row from left to right, always with heading 0.
 */
export function findPlace(table: PlayArea, areaAt: (pose: Pose) => Area, rules: readonly PlacementRule[], step = mm(20)): Pose | undefined {
  const middle = Math.round(table.height / 2);
  for (let away = 0; away <= middle; away += step)
    for (const y of away === 0 ? [middle] : [middle - away, middle + away])
      for (let x = 0; x <= table.width; x += step) {
        const pose = { x, y, heading: 0 };
        if (keepsRules(table, areaAt(pose), rules)) return pose;
      }
  return undefined;
}

/** True if a place is acceptable. If no place satisfies all rules, the `yielding` ones don't apply (SC-SALVAGE-43-Q). */
export function mayPlace(
  table: PlayArea,
  pose: Pose,
  areaAt: (pose: Pose) => Area,
  firm: readonly PlacementRule[],
  yielding: readonly PlacementRule[],
): boolean {
  const area = areaAt(pose);
  if (brokenRules(table, area, firm).length > 0) return false;
  return brokenRules(table, area, yielding).length === 0 || findPlace(table, areaAt, [...firm, ...yielding]) === undefined;
}

/**
 * Whether a ship may be deployed in the strip along an edge: entirely inside or, on a large or huge base, filling its full depth
 * (2E-SETUP-15, HS-SETUP-02).
 */
export function mayDeploy(table: PlayArea, edge: Edge, depth: number, base: BaseId, pose: Pose): boolean {
  const area = [baseAt(base, pose)];
  if (!isOnTable(table, area)) return false;
  const { nearest, farthest } = depthsFrom(table, edge, area);
  if (farthest <= depth) return true;
  return MAY_STICK_OUT.includes(BASES[base].size) && nearest <= CONTACT && farthest >= depth;
}

const MAY_STICK_OUT: readonly string[] = ["large", "huge"];

export function shipsApart(base: BaseId, pose: Pose, others: readonly Area[]): boolean {
  if (others.length === 0) return true;
  const own = footprint(base, pose, "counted");
  return !others.some((other) => areasOverlap(own, other));
}
