/** Token outlines are valid polygons, and match the measured ones where those are available. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEVICES, LIST_OBSTACLES, MISSION_TOKENS, OBSTACLES, type Token } from "@broadside/geometry";
import { describe, expect, test } from "vitest";

const MOST_VERTICES = 20;
const LEAST_MATCH = 0.93;
const SHORTEST_EDGE = 2;
const SHARPEST_ANGLE = 15;

type Point = readonly [x: number, y: number];
type Edge = readonly [from: Point, to: Point];

const REFERENCE = new URL("../../../shared/reference/", import.meta.url);
const measured = existsSync(fileURLToPath(new URL("obstacles.json", REFERENCE)));

const DEVICE_REFERENCE: Record<keyof typeof DEVICES, string> = {
  connerNet: "conner_net",
  standardBomb: "bomb_standard",
  proximityMine: "proximity_mine",
  clusterMineCentre: "cluster_mine_center",
  clusterMineSide: "cluster_mine_side",
  probeDroid: "drk1_probe_droid",
  buzzDroidSwarm: "buzz_droid_swarm",
  sensorBuoy: "sensor_buoy",
  electroChaffCloud: "electro_chaff_cloud",
};

const SIZES: Record<keyof typeof MISSION_TOKENS, Point> = {
  objective: [36, 36],
  satellite: [25.5, 38.2],
  classEContainer: [80, 80],
  missionMine: [32.5, 32.5],
  missionCache: [14.9, 14.9],
};

const fitted: readonly (readonly [string, Token])[] = [
  ...Object.entries(OBSTACLES).filter(([, { kind }]) => kind !== "hugeShip"),
  ...Object.entries(DEVICES),
];
/**
 * Outlines of list obstacles and of all devices have been measured. For other tokens that cards place, the outline is a guess or a device's
 * outline.
 */
const compared = fitted.filter(([id]) => Object.hasOwn(DEVICES, id) || LIST_OBSTACLES.some((token) => token === id));
const missionTokens: readonly (readonly [string, Token])[] = Object.entries(MISSION_TOKENS);

describe.each([...fitted, ...missionTokens])("outline of %s", (_id, { outline }) => {
  const polygon = pointsOf(outline);
  const edges = edgesOf(polygon);

  test("has three to twenty points with whole coordinates", () => {
    expect(outline.length % 2).toBe(0);
    expect(polygon.length).toBeGreaterThanOrEqual(3);
    expect(polygon.length).toBeLessThanOrEqual(MOST_VERTICES);
  });

  test("runs counter-clockwise", () => {
    expect(areaOf(edges)).toBeGreaterThan(0);
  });

  test("never crosses or touches itself", () => {
    for (const [first, edge] of edges.entries())
      for (const [second, other] of edges.entries()) {
        const apart = (second - first + edges.length) % edges.length;
        if (apart > 1 && apart < edges.length - 1) expect(meet(edge, other), `edges ${first} and ${second}`).toBe(false);
      }
  });

  test("has no short edge, no sharp corner and no unnecessary point", () => {
    for (const [at, edge] of edges.entries()) {
      expect(lengthOf(edge), `edge ${at}`).toBeGreaterThanOrEqual(SHORTEST_EDGE);
      const next = edges[(at + 1) % edges.length] ?? edge;
      const turn = Math.abs(turnOf(edge, next));
      expect(turn, `after edge ${at}`).toBeGreaterThan(5);
      expect(180 - turn, `after edge ${at}`).toBeGreaterThan(SHARPEST_ANGLE);
    }
  });
});

test.each(fitted)("outline of %s lies on the half-millimetre grid", (_id, { outline }) => {
  expect(outline.filter((value) => !Number.isInteger(value * 2))).toEqual([]);
});

test.each(Object.entries(SIZES))("mission token %s has its measured size", (id, [width, height]) => {
  const polygon = pointsOf(missionTokens.find(([key]) => key === id)?.[1].outline ?? []);
  expect(Math.abs(extent(polygon.map(([x]) => x)) - width)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(extent(polygon.map(([, y]) => y)) - height)).toBeLessThanOrEqual(0.5);
});

test.skipIf(!measured)("every outline matches the measured one", () => {
  const reference = new Map([...readOutlines("obstacles.json"), ...readOutlines("devices.json")]);
  const names: Readonly<Record<string, string>> = DEVICE_REFERENCE;
  const found = new Set<string>();
  for (const [id, { outline }] of compared) {
    const key = names[id] ?? id;
    const match = overlapRatio(edgesOf(pointsOf(outline)), edgesOf(reference.get(key) ?? []));
    expect(match, id).toBeGreaterThanOrEqual(LEAST_MATCH);
    found.add(key);
  }
  expect([...reference.keys()].filter((key) => !found.has(key))).toEqual([]);
});

function readOutlines(file: string): [string, readonly Point[]][] {
  const entries = JSON.parse(readFileSync(new URL(file, REFERENCE), "utf8")) as { id: string; vertices: Point[] }[];
  return entries.map(({ id, vertices }) => [id, vertices]);
}

function pointsOf(outline: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(outline.length / 2) }, (_, at): Point => [outline[2 * at] ?? 0, outline[2 * at + 1] ?? 0]);
}

function edgesOf(polygon: readonly Point[]): Edge[] {
  return polygon.map((from, at): Edge => [from, polygon[(at + 1) % polygon.length] ?? from]);
}

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const lengthOf = ([[ax, ay], [bx, by]]: Edge): number => Math.hypot(bx - ax, by - ay);
const areaOf = (edges: readonly Edge[]): number => edges.reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0);

/** Degrees from one edge's direction to the next, positive to the left. */
function turnOf([[ax, ay], [bx, by]]: Edge, [[cx, cy], [dx, dy]]: Edge): number {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  return (Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy) * 180) / Math.PI;
}

function side([[ax, ay], [bx, by]]: Edge, [x, y]: Point): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

const meet = (one: Edge, other: Edge): boolean =>
  spansMeet(one, other, 0) &&
  spansMeet(one, other, 1) &&
  side(one, other[0]) * side(one, other[1]) <= 0 &&
  side(other, one[0]) * side(other, one[1]) <= 0;

const spansMeet = ([a, b]: Edge, [c, d]: Edge, axis: 0 | 1): boolean =>
  Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis])) <= Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis]));

function overlapRatio(ours: readonly Edge[], theirs: readonly Edge[]): number {
  const shared = sharedArea(ours, theirs);
  return shared / (areaOf(ours) + areaOf(theirs) - shared);
}

/**
 * The exact area common to two simple polygons. A polygon is the signed sum of the regions below its edges,
 * so the common part is the signed sum, over pairs of edges, of the region below both.
 */
function sharedArea(ours: readonly Edge[], theirs: readonly Edge[]): number {
  let sum = 0;
  for (const one of ours) for (const other of theirs) sum += areaBelowBoth(one, other);
  return sum;
}

function areaBelowBoth(one: Edge, other: Edge): number {
  const left = Math.max(Math.min(one[0][0], one[1][0]), Math.min(other[0][0], other[1][0]));
  const right = Math.min(Math.max(one[0][0], one[1][0]), Math.max(other[0][0], other[1][0]));
  if (left >= right) return 0;
  const sign = Math.sign(one[1][0] - one[0][0]) * Math.sign(other[1][0] - other[0][0]);
  const gapLeft = heightAt(one, left) - heightAt(other, left);
  const gapRight = heightAt(one, right) - heightAt(other, right);
  const lower = (x: number): number => Math.min(heightAt(one, x), heightAt(other, x));
  const crossing = gapLeft * gapRight < 0 ? left + ((right - left) * gapLeft) / (gapLeft - gapRight) : right;
  const mean = (from: number, to: number): number => ((lower(from) + lower(to)) / 2) * (to - from);
  return sign * (mean(left, crossing) + mean(crossing, right));
}

const heightAt = ([[ax, ay], [bx, by]]: Edge, x: number): number => ay + ((by - ay) * (x - ax)) / (bx - ax);
