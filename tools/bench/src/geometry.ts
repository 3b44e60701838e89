/** `npm run bench -- geometry`: exact geometry compared with general libraries. */
import { arcAt, type BaseId, distance, isInArc, overlaps, type PlayArea } from "@broadside/geometry";
import { judge, type Position, printedArcs } from "@broadside/position";
import DistanceOp from "jsts/org/locationtech/jts/operation/distance/DistanceOp.js";
import RelateOp from "jsts/org/locationtech/jts/operation/relate/RelateOp.js";
import SAT from "sat";
import { areOnEdge, disagreements, isOnArcEdge, isOnBendEdge, wedgeOutline } from "./agreement.ts";
import { type Answer, declareOurs, declareTheirs, isSame, randomTable } from "./attack.ts";
import { compare, type Line, type Measure, median, report, rounded, time } from "./harness.ts";
import {
  bendOutline,
  polygonOfJsts,
  polygonOfSat,
  randomBase,
  randomBend,
  randomObstacle,
  randomPose,
  randomStream,
} from "./random-shapes.ts";

const PAIRS = 1000;
const NEAR = 200_000;
const AGREEMENT_CASES = 100_000;

/** Both sides answer every pair. Their answers may differ only on the edge of the tolerance. */
function booleans<Our, Their>(
  measure: string,
  peer: string,
  bar: number,
  pairs: readonly { readonly ours: Our; readonly theirs: Their }[],
  our: (pair: Our) => boolean,
  their: (pair: Their) => boolean,
  isOnEdge: (pair: Our) => boolean,
): Measure {
  const ourAnswers = new Uint8Array(pairs.length);
  const theirAnswers = new Uint8Array(pairs.length);
  return {
    bench: "geometry",
    measure,
    peer,
    bar,
    operations: pairs.length,
    ours: { run: () => fill(ourAnswers, pairs, (pair) => (our(pair.ours) ? 1 : 0)) },
    theirs: { run: () => fill(theirAnswers, pairs, (pair) => (their(pair.theirs) ? 1 : 0)) },
    differences: () => pairs.filter(({ ours }, at) => ourAnswers[at] !== theirAnswers[at] && !isOnEdge(ours)).length,
  };
}

/** Stores the answer to each input at the same index. */
function fill<Input, Answered>(answers: { [at: number]: Answered }, inputs: readonly Input[], answer: (input: Input) => Answered): void {
  for (let at = 0; at < inputs.length; at += 1) {
    const input = inputs[at];
    if (input !== undefined) answers[at] = answer(input);
  }
}

const many = <Item>(make: (random: (below: number) => number) => Item, seed: number, count = PAIRS): readonly Item[] => {
  const random = randomStream(seed);
  return Array.from({ length: count }, () => make(random));
};

function overlapOfBases(): Measure {
  const pairs = many((random) => {
    const [a, b] = [randomBase(random, NEAR).box, randomBase(random, NEAR).box];
    return { ours: { a, b }, theirs: { a: polygonOfSat(a.points), b: polygonOfSat(b.points) } };
  }, 1);
  return booleans(
    "overlap of rotated bases",
    "sat",
    10,
    pairs,
    ({ a, b }) => overlaps(a, b),
    ({ a, b }) => SAT.testPolygonPolygon(a, b),
    ({ a, b }) => areOnEdge(a, b),
  );
}

function shortestDistance(): Measure {
  const pairs = many((random) => {
    const [a, b] = [randomBase(random, NEAR).box, randomBase(random, NEAR).box];
    return { a, b, ja: polygonOfJsts(a.points), jb: polygonOfJsts(b.points) };
  }, 2);
  const ours = new Float64Array(PAIRS);
  const theirs = new Float64Array(PAIRS);
  return {
    bench: "geometry",
    measure: "shortest distance",
    peer: "jsts",
    bar: 20,
    operations: PAIRS,
    ours: { run: () => fill(ours, pairs, ({ a, b }) => distance(a, b)) },
    theirs: { run: () => fill(theirs, pairs, ({ ja, jb }) => DistanceOp.distance(ja, jb)) },
    differences: () => ours.filter((answer, at) => Math.abs(answer - (theirs[at] ?? 0)) > 1).length,
  };
}

function baseInArc(): Measure {
  const pairs = many((random) => {
    const pose = randomPose(random, NEAR);
    const { box } = randomBase(random, NEAR);
    const arc = arcAt("second", "small", "front", pose);
    if (!arc) throw new Error("every small ship has a front arc");
    return {
      ours: { pose, box, arc, area: [box] },
      theirs: { wedge: polygonOfSat(wedgeOutline(pose, 40_620)), base: polygonOfSat(box.points) },
    };
  }, 3);
  return booleans(
    "base against arc wedge",
    "sat",
    3,
    pairs,
    ({ arc, area }) => isInArc(arc, area),
    ({ wedge, base }) => SAT.testPolygonPolygon(wedge, base),
    ({ pose, box }) => isOnArcEdge(pose, box),
  );
}

function obstacleOnTemplate(): Measure {
  const pairs = many((random) => {
    const bend = randomBend(random, NEAR);
    const obstacle = randomObstacle(random, NEAR);
    return {
      ours: { bend, obstacle },
      theirs: { token: polygonOfJsts(obstacle.points), template: polygonOfJsts(bendOutline(bend, 12)) },
    };
  }, 4);
  return booleans(
    "obstacle against bent template",
    "jsts",
    10,
    pairs,
    ({ bend, obstacle }) => overlaps(bend, obstacle),
    ({ token, template }) => RelateOp.intersects(token, template),
    ({ bend, obstacle }) => isOnBendEdge(bend, obstacle),
  );
}

const sameAt = (table: ReturnType<typeof randomTable>, by: number, ours: Answer | undefined, theirs: Answer | undefined): boolean =>
  ours !== undefined && theirs !== undefined && isSame(table, by, ours, theirs);

function attackDeclaration(): Measure {
  const tables = many(randomTable, 5, 10);
  const each = tables.flatMap((table) => table.attackers.map((_, by) => ({ table, by })));
  const ours: Answer[] = [];
  const theirs: Answer[] = [];
  return {
    bench: "geometry",
    measure: "attack declaration",
    peer: "jsts",
    bar: 30,
    operations: each.length,
    ours: { run: () => fill(ours, each, ({ table, by }) => declareOurs(table, by)) },
    theirs: { run: () => fill(theirs, each, ({ table, by }) => declareTheirs(table, by)) },
    differences: () => each.filter(({ table, by }, at) => !sameAt(table, by, ours[at], theirs[at])).length,
  };
}

const HUGE: readonly BaseId[] = ["cr90", "raider", "gozanti", "croc", "gr75"];

/** A table of n first-edition ships, one in eight of them huge, and twelve obstacles. */
function positionOf(ships: number, seed: number): Position {
  const random = randomStream(6 + seed);
  const table: PlayArea = { width: 1_828_800, height: 914_400 };
  const anywhere = () => ({ x: random(table.width), y: random(table.height), heading: random(360_000) });
  return {
    edition: "1e",
    table,
    ships: Array.from({ length: ships }, (_, at) => {
      const base = (at % 8 === 0 ? HUGE[(at / 8 + seed) % HUGE.length] : undefined) ?? (at % 3 === 0 ? "large" : "small");
      return { id: `ship ${at}`, base, pose: anywhere(), seat: 1 + (at % 8), arcs: printedArcs("1e", base) };
    }),
    obstacles: Array.from({ length: 12 }, (_, at) => ({ id: `rock ${at}`, token: "coreasteroid0", pose: anywhere(), flipped: false })),
    features: [],
  };
}

/** Quadratic growth would give a ratio of 1. The bar leaves a tenth for scatter, so an exponent above 2.08 fails. */
const GROWTH_BAR = 0.9;

/**
 * Checks that judging n ships grows no faster than their n(n − 1) pairs: "theirs" is the growth in pairs, "ours" the measured time. One
 * large table is compared with small ones averaged over many layouts. All results are held until the end, so both sides cost the garbage
 * collector the same.
 */
function growth(): { readonly line: Line; readonly note: string } {
  const few = Array.from({ length: 16 }, (_, seed) => positionOf(24, seed));
  const lots = [positionOf(96, 0)];
  const fifty = [positionOf(50, 0)];
  const kept: unknown[] = [];
  const side = (positions: readonly Position[]) => ({
    run: () => {
      kept.length = 0;
      for (const position of positions) kept.push(judge(position));
    },
  });
  const sides = { few: side(few), lots: side(lots), fifty: side(fifty) };
  for (let at = 0; at < 10; at += 1) for (const each of Object.values(sides)) each.run();
  const pairs = (96 * 95) / (24 * 23);
  const grown = sorted(Array.from({ length: 21 }, () => time(sides.lots, 8) / (time(sides.few, 8) / few.length)));
  const ratios = sorted(grown.map((factor) => pairs / factor));
  const whole = median(sorted(Array.from({ length: 9 }, () => time(sides.fifty, 6))));
  return {
    line: {
      bench: "geometry",
      measure: "growth from 24 to 96 ships judged",
      ours: rounded(median(grown)),
      peer: "pairs of ships",
      theirs: rounded(pairs),
      ratio: rounded(median(ratios)),
      spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
      bar: GROWTH_BAR,
      ok: median(ratios) >= GROWTH_BAR,
    },
    note: `50 ships judged whole in ${whole.toFixed(1)} ms`,
  };
}

const sorted = (figures: readonly number[]): readonly number[] => [...figures].sort((a, b) => a - b);

function agreement(): Line {
  const found = disagreements(AGREEMENT_CASES, 7);
  for (const { question, at, ours, theirs } of found.slice(0, 10))
    process.stderr.write(`${question}, case ${at}: ours ${String(ours)}, theirs ${String(theirs)}\n`);
  const agreed = AGREEMENT_CASES - found.length;
  return {
    bench: "geometry",
    measure: "agreement outside the tolerance",
    ours: agreed,
    peer: "sat, jsts",
    theirs: AGREEMENT_CASES,
    ratio: agreed / AGREEMENT_CASES,
    spread: [agreed / AGREEMENT_CASES, agreed / AGREEMENT_CASES],
    bar: 1,
    ok: found.length === 0,
  };
}

export function run(): number {
  const lines = [overlapOfBases, shortestDistance, baseInArc, obstacleOnTemplate, attackDeclaration].map((make) => compare(make()));
  const { line, note } = growth();
  return report([...lines, line, agreement()], [note]);
}
