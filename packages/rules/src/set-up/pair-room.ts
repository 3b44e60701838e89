/**
 * Finds room for a pair of obstacles (ET-DEPLOY-16 to -20). The first scan tests only circles around the tokens; it is quick, but misses
 * narrow places. If it finds nothing, a second scan tests the exact outlines, but only where the circles inside the tokens don't already
 * rule a place out.
 */

import {
  type Area,
  BAND,
  firstOfPairRules,
  holdsPoint,
  keepsRules,
  mm,
  OBSTACLES,
  type ObstacleId,
  obstacleAt,
  obstacleOutline,
  type PlayArea,
  type Pose,
  pairedObstacleRules,
} from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import type { Neighbour, PlaceRefusal } from "@broadside/protocol";
import { type PlacementCheck, placementRefusal } from "../board/placement-refusal.ts";
import type { Situation } from "../contract/situation.ts";
import type { PlacedObstacle } from "../state/state.ts";
import { setUpFormatOf } from "./formats.ts";
import { type ObstacleFace, obstacleFacesOf } from "./obstacle-pool.ts";
import { radiusOf } from "./obstacle-room.ts";
import { roomiestOf, roomiestPlace } from "./spread.ts";

/** The table and the obstacles that a pair must stay clear of. */
export interface PairRoom {
  readonly game: Situation;
  readonly table: PlayArea;
  readonly earlier: readonly PlacedObstacle[];
  readonly areas: readonly Area[];
}

/** Returns the table with the pairs already placed, but without the first token of the current pair. */
export const pairRoom = (game: Situation, earlier: readonly PlacedObstacle[]): PairRoom => ({
  game,
  table: game.board.table,
  earlier,
  areas: earlier.map((one) => game.board.obstacle(one)),
});

const edgesOf = ({ setup }: Situation) => setUpFormatOf(setup.format).edges.from;
const areaOf = ({ token, flipped }: ObstacleFace, pose: Pose): Area => [obstacleAt(pose, token, flipped)];

/** Whether the first token of a pair may be placed there, whatever its partner. */
const mayLieFirst = ({ game, table, areas }: PairRoom, face: ObstacleFace, pose: Pose): boolean =>
  keepsRules(table, areaOf(face, pose), firstOfPairRules(areas, edgesOf(game)));

const wordsFor = ({ setup }: Situation, others: Neighbour): PlacementCheck => {
  const { obstacle: rule, obstaclePlaces: rows } = setUpFormatOf(setup.format).rules;
  return { rule, rows, others };
};

/** Returns why the second token of a pair may not be placed there. The rules for all tokens come first, then those for a pair. */
export function refusalOfSecond({ game, table, areas }: PairRoom, first: Lying, face: ObstacleFace, pose: Pose): PlaceRefusal | undefined {
  const area = areaOf(face, pose);
  const partner = areaOf(first, first.pose);
  return (
    placementRefusal(table, area, firstOfPairRules(areas, edgesOf(game)), wordsFor(game, "an earlier pair")) ??
    placementRefusal(table, area, pairedObstacleRules(partner, areas, edgesOf(game)), wordsFor(game, "the other of its pair"))
  );
}

export function refusalOfFirst(room: PairRoom, first: Lying, partners: readonly ObstacleId[]): PlaceRefusal | undefined {
  const { game, table, areas } = room;
  const words = wordsFor(game, "an earlier pair");
  const refusal = placementRefusal(table, areaOf(first, first.pose), firstOfPairRules(areas, edgesOf(game)), words);
  if (refusal) return refusal;
  return partnerFits(room, first, partners) ? undefined : { rule: words.rule, why: { fault: "no other token fits beside it" } };
}

/** A token that has been placed, or is being tried out. */
type Lying = ObstacleFace & { readonly pose: Pose };

const mayLieSecond = ({ game, table, areas }: PairRoom, first: Lying, face: ObstacleFace, pose: Pose): boolean =>
  keepsRules(table, areaOf(face, pose), pairedObstacleRules(areaOf(first, first.pose), areas, edgesOf(game)));

/** Whether the first token may be placed there and one of these partners fits beside it (ET-DEPLOY-15). */
const mayLieFirstOfTwo = (room: PairRoom, first: Lying, partners: readonly ObstacleId[]): boolean =>
  mayLieFirst(room, first, first.pose) && partnerFits(room, first, partners);

const STEP = mm(20);
const FINE_STEP = mm(10);

/** Finds a place for two tokens of this size, one beside or above the other. */
export const findRoomForTwo = (room: PairRoom, radius: number): Pose | undefined =>
  scan(
    room,
    STEP,
    radius,
    (x, y) => isClear(room, x, y, radius) && besides(x, y, 2 * radius + 1).some(([u, v]) => isClear(room, u, v, radius)),
  );

/** Finds a place for the first token that leaves room for a partner. */
export function findFirst(room: PairRoom, face: ObstacleFace, partners: readonly ObstacleId[]): Pose | undefined {
  const isGood = (x: number, y: number) => mayLieFirstOfTwo(room, { ...face, pose: { x, y, heading: 0 } }, partners);
  const own = radiusOf(face.token);
  const roomy = scan(room, STEP, own, (x, y) => isClear(room, x, y, own) && isGood(x, y));
  if (roomy) return roomy;
  const inner = innerRadiusOf(face.token);
  const mayBe = (x: number, y: number) => mayBeClear(room, x, y, inner) && isGood(x, y);
  return scan(room, STEP, inner, mayBe) ?? scan(room, FINE_STEP, inner, mayBe);
}

/** Finds a place for the second token beside the first. */
export function findSecond(room: PairRoom, first: Lying, face: ObstacleFace): Pose | undefined {
  const { x, y } = first.pose;
  const [own, inner] = [radiusOf(face.token), innerRadiusOf(face.token)];
  const apart = radiusOf(first.token) + own;
  const found = besides(x, y, apart + 1).find(([u, v]) => isClear(room, u, v, own) && mayLieSecond(room, first, face, upright(u, v)));
  if (found) return upright(...found);
  for (let away = FINE_STEP; away <= apart + BAND; away += FINE_STEP)
    for (const [u, v] of besides(x, y, away))
      if (mayBeClear(room, u, v, inner) && mayLieSecond(room, first, face, upright(u, v))) return upright(u, v);
  return undefined;
}

/** Finds the default place for the first token: far from the pairs already placed. */
export const findRoomyFirst = (room: PairRoom, face: ObstacleFace, partners: readonly ObstacleId[]): Pose | undefined =>
  roomiestPlace(room.table, posesOf(room), (pose) => mayLieFirstOfTwo(room, { ...face, pose }, partners));

/**
 * Finds a place beside the first token, on the side farthest from other pairs. The gap between the two is wide enough for ships to fly
 * through.
 */
export function findRoomySecond(room: PairRoom, first: Lying, face: ObstacleFace): Pose | undefined {
  const apart = radiusOf(first.token) + radiusOf(face.token) + GAP_IN_PAIR;
  const places = besides(first.pose.x, first.pose.y, apart).map(([x, y]) => upright(x, y));
  return roomiestOf(
    places.filter((pose) => mayLieSecond(room, first, face, pose)),
    posesOf(room),
  );
}
const GAP_IN_PAIR = mm(50);

const posesOf = ({ earlier }: PairRoom): readonly Pose[] => earlier.map(({ pose }) => pose);

const partnerFits = (room: PairRoom, first: Lying, partners: readonly ObstacleId[]): boolean =>
  obstacleFacesOf(partners).some(({ value }) => findSecond(room, first, value) !== undefined);

const upright = (x: number, y: number): Pose => ({ x: Math.round(x), y: Math.round(y), heading: 0 });

/** The directions to try: above, below, left and right, then the diagonals. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  ...[-1, 1].flatMap((right) =>
    [-1, 1].flatMap((up): [number, number][] => [
      [0.6 * right, 0.8 * up],
      [0.8 * right, 0.6 * up],
    ]),
  ),
];
const besides = (x: number, y: number, away: number): readonly (readonly [number, number])[] =>
  DIRECTIONS.map(([right, up]) => [x + right * away, y + up * away]);

/** Scans rows from the middle of the table outwards, each from the left. */
function scan({ table }: PairRoom, step: number, radius: number, accepts: (x: number, y: number) => boolean): Pose | undefined {
  const middle = Math.round(table.height / 2);
  for (let away = 0; away <= middle - 2 * BAND; away += step)
    for (const y of away === 0 ? [middle] : [middle - away, middle + away])
      for (let x = radius; x <= table.width - radius; x += step) if (accepts(x, y)) return upright(x, y);
  return undefined;
}

/** Whether a circle is on the table, beyond Range 2 of the long edges, and far enough from the circles around earlier tokens. */
function isClear({ table, earlier }: PairRoom, x: number, y: number, radius: number): boolean {
  if (!isInBand(table, x, y, radius)) return false;
  for (const { token, pose } of earlier) if (!isFar(pose.x - x, pose.y - y, 2 * BAND + radius + radiusOf(token) + 1)) return false;
  return true;
}

/** Like `isClear`, but with the circles inside the tokens. If even these circles are too close, so are the tokens. */
function mayBeClear({ table, earlier }: PairRoom, x: number, y: number, inner: number): boolean {
  if (!isInBand(table, x, y, inner)) return false;
  for (const { token, pose } of earlier) if (!isFar(pose.x - x, pose.y - y, 2 * BAND + inner + innerRadiusOf(token))) return false;
  return true;
}

const isInBand = ({ width, height }: PlayArea, x: number, y: number, radius: number): boolean =>
  x >= radius && x <= width - radius && y > 2 * BAND + radius && y < height - 2 * BAND - radius;

const isFar = (dx: number, dy: number, apart: number): boolean => dx * dx + dy * dy > apart * apart;

const innerRadii = new Map<ObstacleId, number>(keysIn(OBSTACLES).map((token) => [token, innerRadius(token)]));

/** The distance from the centre of a token to the nearest point of its outline; zero if the centre is outside the outline. */
const innerRadiusOf = (token: ObstacleId): number => innerRadii.get(token) ?? 0;

function innerRadius(token: ObstacleId): number {
  const outline = obstacleOutline(token);
  if (!holdsPoint(outline, 0, 0)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [outline[at] ?? 0, outline[at + 1] ?? 0];
    const [dx, dy] = [(outline[at + 2] ?? outline[0] ?? 0) - x, (outline[at + 3] ?? outline[1] ?? 0) - y];
    const along = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy)));
    const [u, v] = [x + along * dx, y + along * dy];
    nearest = Math.min(nearest, u * u + v * v);
  }
  return Math.floor(Math.sqrt(nearest));
}
