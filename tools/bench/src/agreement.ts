/** Compares our answers with the peers' on random cases. A disagreement counts only outside the tolerance. */
import {
  arcAt,
  BASES,
  type Bend,
  type Box,
  CONTACT,
  distance,
  isInArc,
  overlaps,
  type Point,
  type Polygon,
  type Pose,
  penetration,
  toTable,
} from "@broadside/geometry";
import { cosine, sine } from "@broadside/kit";
import DistanceOp from "jsts/org/locationtech/jts/operation/distance/DistanceOp.js";
import RelateOp from "jsts/org/locationtech/jts/operation/relate/RelateOp.js";
import SAT from "sat";
import {
  bendOutline,
  polygonOfJsts,
  polygonOfSat,
  type Random,
  randomBase,
  randomBend,
  randomObstacle,
  randomSolid,
  randomStream,
} from "./random-shapes.ts";

export interface Disagreement {
  readonly question: string;
  readonly at: number;
  readonly ours: unknown;
  readonly theirs: unknown;
}

const NEAR = 250_000;

/** Each question asks one random case, and returns undefined if both agree. */
type Question = (random: Random) => { readonly ours: unknown; readonly theirs: unknown } | undefined;

const QUESTIONS: Readonly<Record<string, Question>> = {
  "do two bases overlap (sat)": (random) => {
    const a = randomBase(random, NEAR).box;
    const b = randomBase(random, NEAR).box;
    const ours = overlaps(a, b);
    const theirs = SAT.testPolygonPolygon(polygonOfSat(a.points), polygonOfSat(b.points));
    return ours === theirs || areOnEdge(a, b) ? undefined : { ours, theirs };
  },
  "how far apart are two things (jsts)": (random) => {
    const a = randomSolid(random, NEAR);
    const b = randomSolid(random, NEAR);
    const ours = distance(a, b);
    const theirs = DistanceOp.distance(polygonOfJsts(a.points), polygonOfJsts(b.points));
    return Math.abs(ours - theirs) <= 1 ? undefined : { ours, theirs };
  },
  "is a base in a front arc (sat)": (random) => {
    const { pose } = randomBase(random, NEAR);
    const target = randomBase(random, NEAR).box;
    const arc = arcAt("second", "small", "front", pose);
    if (!arc) throw new Error("every small ship has a front arc");
    const ours = isInArc(arc, [target]);
    const theirs = SAT.testPolygonPolygon(polygonOfSat(wedgeOutline(pose, 40_620)), polygonOfSat(target.points));
    return ours === theirs || isOnArcEdge(pose, target) ? undefined : { ours, theirs };
  },
  "does an obstacle lie on a bent template (jsts)": (random) => {
    const bend = randomBend(random, NEAR);
    const obstacle = randomObstacle(random, NEAR);
    const ours = overlaps(bend, obstacle);
    const outline = polygonOfJsts(bendOutline(bend, 64));
    const theirs = RelateOp.intersects(outline, polygonOfJsts(obstacle.points));
    return ours === theirs || isOnBendEdge(bend, obstacle) ? undefined : { ours, theirs };
  },
};

/**
 * Cases too close to call. The peer may answer differently because of the tolerance, or because it draws curves as short straight lines.
 */
export const areOnEdge = (a: Box, b: Box): boolean => Math.abs(penetration(a, b)) <= 2 * CONTACT;

/** Whether the answer changes if the arc's apex moves slightly forward or back. */
export function isOnArcEdge(pose: Pose, target: Box): boolean {
  const [ahead, back] = [1, -1].map((way) => arcAt("second", "small", "front", { ...pose, ...toTable(pose, 0, way * 4 * CONTACT) }));
  return ahead !== undefined && back !== undefined && isInArc(ahead, [target]) !== isInArc(back, [target]);
}

/** Whether the obstacle overlaps a slightly wider template, but not a slightly narrower one. */
export const isOnBendEdge = (bend: Bend, obstacle: Polygon): boolean =>
  RelateOp.intersects(widened(bend, 3 * CONTACT), polygonOfJsts(obstacle.points)) &&
  !RelateOp.intersects(widened(bend, -3 * CONTACT), polygonOfJsts(obstacle.inner));

const widened = (bend: Bend, by: number) =>
  polygonOfJsts(bendOutline({ ...bend, innerRadius: bend.innerRadius - by, outerRadius: bend.outerRadius + by }, 64));

/** The front wedge of a small ship, reaching far beyond any table. */
export function wedgeOutline(pose: { readonly x: number; readonly y: number; readonly heading: number }, half: number): readonly number[] {
  const far = 3 * BASES.huge.length * 10;
  const ray = (angle: number): Point => ({ x: pose.x + far * sine(pose.heading + angle), y: pose.y + far * cosine(pose.heading + angle) });
  const left = ray(-half);
  const right = ray(half);
  return [pose.x, pose.y, right.x, right.y, left.x, left.y];
}

/** Tries this many random cases, spread evenly over the questions, and returns all disagreements. */
export function disagreements(cases: number, seed: number): readonly Disagreement[] {
  const random = randomStream(seed);
  const questions = Object.entries(QUESTIONS);
  const found: Disagreement[] = [];
  for (let at = 0; at < cases; at += 1) {
    const [question, ask] = questions[at % questions.length] ?? [];
    const difference = ask?.(random);
    if (question && difference) found.push({ question, at, ...difference });
  }
  return found;
}
