/** Our answers against the peers' on random cases: a disagreement counts only outside the tolerance. */
import { arcAt, BASES, CONTACT, distance, isInArc, overlaps, type Point, penetration, toTable } from "@broadside/geometry";
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

/** Each question as one random case: undefined when both agree. */
type Question = (random: Random) => { readonly ours: unknown; readonly theirs: unknown } | undefined;

const QUESTIONS: Readonly<Record<string, Question>> = {
  "do two bases overlap (sat)": (random) => {
    const a = randomBase(random, NEAR).box;
    const b = randomBase(random, NEAR).box;
    const ours = overlaps(a, b);
    const theirs = SAT.testPolygonPolygon(polygonOfSat(a.points), polygonOfSat(b.points));
    return ours === theirs || Math.abs(penetration(a, b)) <= 2 * CONTACT ? undefined : { ours, theirs };
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
    if (ours === theirs) return undefined;
    // Near the lines of the arc the two may differ by the tolerance.
    const wider = arcAt("second", "small", "front", { ...pose, ...toTable(pose, 0, 4 * CONTACT) });
    const narrower = arcAt("second", "small", "front", { ...pose, ...toTable(pose, 0, -4 * CONTACT) });
    return wider && narrower && isInArc(wider, [target]) !== isInArc(narrower, [target]) ? undefined : { ours, theirs };
  },
  "does an obstacle lie on a bent template (jsts)": (random) => {
    const bend = randomBend(random, NEAR);
    const obstacle = randomObstacle(random, NEAR);
    const ours = overlaps(bend, obstacle);
    const outline = polygonOfJsts(bendOutline(bend, 64));
    const theirs = RelateOp.intersects(outline, polygonOfJsts(obstacle.points));
    // We ask for more than a touch: what the peer finds apart we may not call overlapping, and what is deep we may not call apart.
    return ours === theirs || (theirs && !isDeep(bend, obstacle)) ? undefined : { ours, theirs };
  },
};

/** Whether a common part is still there when both are thinner: then no tolerance, and no error of the peer's straight steps, explains a difference. */
const isDeep = (bend: ReturnType<typeof randomBend>, obstacle: ReturnType<typeof randomObstacle>): boolean =>
  RelateOp.intersects(
    polygonOfJsts(bendOutline({ ...bend, innerRadius: bend.innerRadius + 3 * CONTACT, outerRadius: bend.outerRadius - 3 * CONTACT }, 64)),
    polygonOfJsts(obstacle.inner),
  );

/** The front wedge of a small ship as far as two metres. */
export function wedgeOutline(pose: { readonly x: number; readonly y: number; readonly heading: number }, half: number): readonly number[] {
  const far = 3 * BASES.huge.length * 10;
  const ray = (angle: number): Point => ({ x: pose.x + far * sine(pose.heading + angle), y: pose.y + far * cosine(pose.heading + angle) });
  const left = ray(-half);
  const right = ray(half);
  return [pose.x, pose.y, right.x, right.y, left.x, left.y];
}

/** All disagreements in so many random cases, spread evenly over the questions. */
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
