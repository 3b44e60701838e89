/** Random pieces close to each other, built from the same numbers once as our shapes and once as the peers'. */
import {
  BASES,
  type BaseId,
  type Bend,
  type Box,
  bank,
  baseAt,
  LIST_OBSTACLES,
  obstacleAt,
  type Polygon,
  type Pose,
  type Solid,
  templateAt,
  turn,
} from "@broadside/geometry";
import { cosine, randomStream, sine } from "@broadside/kit";
import Coordinate from "jsts/org/locationtech/jts/geom/Coordinate.js";
import GeometryFactory, { type Geometry } from "jsts/org/locationtech/jts/geom/GeometryFactory.js";
import SAT from "sat";

export type Random = (below: number) => number;
export { randomStream };

const factory = new GeometryFactory();

export const polygonOfJsts = (points: readonly number[]): Geometry => {
  const ring = pairs(points).map(([x, y]) => new Coordinate(x, y));
  const [first] = ring;
  return factory.createPolygon(first ? [...ring, new Coordinate(first.x, first.y)] : ring);
};

export const lineOfJsts = (ax: number, ay: number, bx: number, by: number): Geometry =>
  factory.createLineString([new Coordinate(ax, ay), new Coordinate(bx, by)]);

export const polygonOfSat = (points: readonly number[]) =>
  new SAT.Polygon(
    new SAT.Vector(0, 0),
    pairs(points).map(([x, y]) => new SAT.Vector(x, y)),
  );

const pairs = (points: readonly number[]): readonly (readonly [number, number])[] =>
  Array.from({ length: points.length / 2 }, (_, at) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0]);

export const randomPose = (random: Random, spread: number): Pose => ({
  x: 500_000 + random(spread),
  y: 500_000 + random(spread),
  heading: random(360_000),
});

const ALL_BASES = Object.keys(BASES) as readonly BaseId[];
const OBSTACLE_IDS = LIST_OBSTACLES;

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

export const randomBase = (random: Random, spread: number): { readonly base: BaseId; readonly pose: Pose; readonly box: Box } => {
  const base = pick(random, ALL_BASES);
  const pose = randomPose(random, spread);
  return { base, pose, box: baseAt(base, pose) };
};

export const randomObstacle = (random: Random, spread: number): Polygon =>
  obstacleAt(randomPose(random, spread), pick(random, OBSTACLE_IDS), random(2) === 1);

export const randomSolid = (random: Random, spread: number): Solid =>
  random(2) === 0 ? randomBase(random, spread).box : randomObstacle(random, spread);

export function randomBend(random: Random, spread: number): Bend {
  const side = random(2) === 0 ? "left" : "right";
  const template = random(2) === 0 ? bank(1 + random(3), side) : turn(1 + random(3), side);
  const shape = templateAt(randomPose(random, spread), template);
  if (shape.kind !== "bend") throw new Error("a bank is bent");
  return shape;
}

/** A bend as a polygon with this many steps per side, for libraries without arcs. */
export function bendOutline(
  { ox, oy, startX, startY, endX, endY, side, innerRadius, outerRadius }: Bend,
  steps: number,
): readonly number[] {
  const outer: number[] = [];
  const inner: number[] = [];
  const dot = startX * endX + startY * endY;
  const angle = dot < 0.5 ? 90_000 : 45_000;
  for (let step = 0; step <= steps; step += 1) {
    const turned = (side * angle * step) / steps;
    // Turning clockwise by `turned`.
    const x = startX * cosine(turned) + startY * sine(turned);
    const y = startY * cosine(turned) - startX * sine(turned);
    outer.push(ox + x * outerRadius, oy + y * outerRadius);
    inner.unshift(ox + x * innerRadius, oy + y * innerRadius);
  }
  return [...outer, ...inner];
}
