/** A thousand geometry computations on random pieces, each giving a list of whole numbers. Every engine must give the same lists. */
import {
  arcAt,
  arcsOf,
  areaDistance,
  BASE_IDS,
  BASES,
  type BaseId,
  BEARINGS,
  bandOf,
  baseAt,
  chooseLine,
  clip,
  closest,
  distance,
  EDITION_ARCS,
  execute,
  footprint,
  HUGE_TEMPLATES,
  type HugeManeuver,
  hugeManeuverEnd,
  hugePath,
  isInArc,
  LIST_OBSTACLES,
  type Maneuver,
  maneuverEnd,
  maneuverPath,
  obstacleAt,
  type Pose,
  partInArc,
  SIDES,
  type Solid,
  type Template,
  targetableSections,
  templateAt,
} from "@broadside/geometry";
import { bearing, cosine, FULL_TURN, randomStream, sine } from "@broadside/kit";

type Random = (below: number) => number;
type Computation = (random: Random) => readonly number[];

const EACH = 100;
const SPREAD = 300_000;

export const KINDS: Readonly<Record<string, Computation>> = {
  "the end of a maneuver": (random) => numbersOf(maneuverEnd(standardBase(random), somewhere(random), someManeuver(random))),
  "a pose on the way": (random) => {
    const path = maneuverPath(standardBase(random), somewhere(random), someManeuver(random));
    return numbersOf(path.poseAt((path.length * random(1000)) / 1000));
  },
  "backing up": (random) => {
    const others = Array.from({ length: 6 }, () => footprint(someOf(random, BASE_IDS), somewhere(random), "counted"));
    const { pose, full, touched } = execute(standardBase(random), somewhere(random), someManeuver(random), others, "counted");
    return [...numbersOf(pose), full ? 1 : 0, ...touched];
  },
  "the end of a huge ship’s maneuver": (random) => numbersOf(hugeManeuverEnd(...someHugeManeuver(random))),
  "a pose on a huge ship’s way": (random) => {
    const path = hugePath(...someHugeManeuver(random));
    return numbersOf(path.poseAt((path.length * random(1000)) / 1000));
  },
  "a distance": (random) => [distance(someSolid(random), someSolid(random))],
  "the band in an arc": (random) => {
    const attacker = somePiece(random);
    const target = [someSolid(random)];
    return arcsAt(random, attacker).flatMap((arc) =>
      isInArc(arc, target) ? [bandOf(areaDistance([baseAt(...attacker)], partInArc(arc, target)))] : [-1],
    );
  },
  "what is left of a base in an arc": (random) => {
    const { points } = baseAt(...somePiece(random));
    return arcsAt(random, somePiece(random)).flatMap(({ cells }) => cells.flatMap((cell) => clip(points, cell).flatMap(bitsOf)));
  },
  "what a shot runs through": (random) => {
    const from = somePiece(random);
    const target = somewhere(random);
    const inTheWay = Array.from({ length: 6 }, () => [someSolid(random)]);
    return [
      ...chooseLine(closest([baseAt(...from)], [baseAt("cr90", target)]), inTheWay).crossed,
      ...targetableSections("cr90", target, from[1]).map((section) => (section === "fore" ? -1 : -2)),
    ];
  },
  "sine, cosine, bearing and a bent template": (random) => {
    const angle = random(4 * FULL_TURN) - 2 * FULL_TURN;
    const template: Template = { shape: "bend", side: someOf(random, SIDES), radius: 1 + random(200_000), angle: random(90_000) };
    const { cx, cy, radius } = templateAt(somewhere(random), template);
    return [sine(angle), cosine(angle), bearing(random(2001) - 1000, random(2001) - 1000), cx, cy, radius].flatMap(bitsOf);
  },
};

/** The results of every kind, case by case. */
export function computations(): readonly (readonly number[])[] {
  const random = randomStream(2);
  return Object.values(KINDS).flatMap((compute) => Array.from({ length: EACH }, () => compute(random)));
}

const numbersOf = ({ x, y, heading }: Pose): readonly number[] => [x, y, heading];

/** A number's bits as two whole numbers, so that even the last bit counts. */
const bitsOf = (value: number): readonly number[] => [...new Uint32Array(new Float64Array([value]).buffer)];

function someOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

const somewhere = (random: Random): Pose => ({ x: random(SPREAD), y: random(SPREAD), heading: random(FULL_TURN) });
const somePiece = (random: Random): readonly [BaseId, Pose] => [someOf(random, BASE_IDS), somewhere(random)];
const standardBase = (random: Random): BaseId =>
  someOf(
    random,
    BASE_IDS.filter((id) => BASES[id].size !== "huge"),
  );

const someSolid = (random: Random): Solid =>
  random(2) === 0 ? baseAt(...somePiece(random)) : obstacleAt(somewhere(random), someOf(random, LIST_OBSTACLES), random(2) === 0);

const someManeuver = (random: Random): Maneuver => ({
  bearing: someOf(random, BEARINGS),
  speed: 1 + random(3),
  side: someOf(random, SIDES),
});

function someHugeManeuver(random: Random): Parameters<typeof hugeManeuverEnd> {
  const template = someOf(random, HUGE_TEMPLATES);
  const base = template === "second" ? "huge" : someOf(random, ["cr90", "raider", "gr75", "gozanti", "croc"] as const);
  const speed = template === "second" ? random(4) : 1 + random(2);
  const maneuver: HugeManeuver = random(3) === 0 ? { bearing: "straight", speed } : { bearing: "bank", speed, side: someOf(random, SIDES) };
  return [template, base, somewhere(random), maneuver];
}

/** Every arc of a base at its pose, in one of the editions. */
function arcsAt(random: Random, [base, pose]: readonly [BaseId, Pose]) {
  const edition = someOf(random, EDITION_ARCS);
  return arcsOf(edition, base).flatMap((name) => arcAt(edition, base, name, pose) ?? []);
}
