/**
 * Places obstacles in pairs (ET-DEPLOY-12 to -21, ET-TDEPLOY-08, -09). Sides take turns, starting with the one that has initiative, and a
 * team's captain places for it. As long as two tokens fit somewhere, they must be placed. When no two fit, the rest stay out
 * (ET-DEPLOY-52-Q). For each pair, the side chooses:
 *
 * 1. any token from the common pool, either face up, in a place that leaves room for another beside it
 * 2. another token, in a place within Range 1 of the first
 */
import { BAND, type ObstacleId, type Pose } from "@broadside/geometry";
import type { PlaceRefusal, PlaceRegion, RuleName } from "@broadside/protocol";
import type { ChoiceAsk, Option, Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, LazyPlaceAsk, optionsOf, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { type Side, sidesOf, speakerOf } from "../state/sides.ts";
import type { PlacedObstacle } from "../state/state.ts";
import { setUpFormatOf } from "./formats.ts";
import { countLeft, layDown, leaveOut, NONE, type ObstacleFace, obstacleFacesOf, poolOf } from "./obstacle-pool.ts";
import { radiusOf } from "./obstacle-room.ts";
import {
  findFirst,
  findRoomForTwo,
  findRoomyFirst,
  findRoomySecond,
  findSecond,
  type PairRoom,
  pairRoom,
  refusalOfFirst,
  refusalOfSecond,
} from "./pair-room.ts";

export const OBSTACLE_PAIRS: Step = {
  name: "obstacles",
  *run(game) {
    if (countLeft(game) === 0) return "done";
    if (yield* placePair(game, sideInTurn(game))) return "again";
    leaveOut(game);
    return "done";
  },
};

/** Returns the side whose turn it is; sides take turns in order of initiative (ET-DEPLOY-14). */
function sideInTurn(game: Situation): Side {
  const { initiative, obstacles } = game.state;
  const turn = ({ seats }: Side) => initiative.findIndex((seat) => seats.includes(seat));
  const sides = [...sidesOf(game)].sort((a, b) => turn(a) - turn(b));
  return sides[Math.ceil(obstacles.length / 2) % sides.length] as Side;
}

/** Places one pair. Returns false if no two tokens fit anywhere. */
const placePair = procedure("placePair", function* (game: Situation, side: Side): Procedure<boolean> {
  const first = yield* choose<ObstacleFace | undefined>((now) => obstacleAsk(now, side, firstsThatFit(now)));
  if (!first) return false;
  const at: Pose = yield* place((now) => firstPlace(now, side, first));
  layDown(game, speakerOf(game, side), first, at);
  const second = yield* choose<ObstacleFace | undefined>((now) => obstacleAsk(now, side, secondsThatFit(now)));
  if (!second) return true;
  const beside: Pose = yield* place((now) => secondPlace(now, side, second));
  layDown(game, speakerOf(game, side), second, beside);
  return true;
});

const ruleOf = ({ setup }: Situation): RuleName => setUpFormatOf(setup.format).rules.obstacle;

const obstacleAsk = (game: Situation, side: Side, options: readonly Option<ObstacleFace>[]): ChoiceAsk<ObstacleFace | undefined> => ({
  kind: "obstacle",
  seat: speakerOf(game, side),
  rule: ruleOf(game),
  options: options.length > 0 ? optionsOf<ObstacleFace | undefined>(options) : ([NONE] as const),
});

/** Returns the tokens that fit with a partner beside them. If that is true for the two largest tokens, it is true for all. */
function firstsThatFit(game: Situation): readonly Option<ObstacleFace>[] {
  const pool = poolOf(game);
  if (countLeft(game) < 2) return [];
  const room = pairRoom(game, game.state.obstacles);
  if (findRoomForTwo(room, Math.max(...pool.map(radiusOf)))) return obstacleFacesOf(pool);
  return obstacleFacesOf(pool).filter(({ value }) => findFirst(room, value, partnersOf(game, value)) !== undefined);
}

function secondsThatFit(game: Situation): readonly Option<ObstacleFace>[] {
  const { room, first } = underWay(game);
  return first ? obstacleFacesOf(poolOf(game)).filter(({ value }) => findSecond(room, first, value) !== undefined) : [];
}

/** Returns the token that is waiting for its partner, and the room around it. */
function underWay(game: Situation): { readonly room: PairRoom; readonly first: PlacedObstacle | undefined } {
  const { obstacles } = game.state;
  return { room: pairRoom(game, obstacles.slice(0, -1)), first: obstacles.at(-1) };
}

/** Returns the tokens that may be the second of a pair: those left in the pool after one copy of the first is taken. */
function partnersOf({ state }: Situation, { token }: ObstacleFace): readonly ObstacleId[] {
  const left = state.seats.flatMap(({ obstacles }) => obstacles);
  left.splice(left.indexOf(token), 1);
  return [...new Set(left)];
}

function firstPlace(game: Situation, side: Side, face: ObstacleFace): LazyPlaceAsk {
  const room = pairRoom(game, game.state.obstacles);
  const partners = partnersOf(game, face);
  const { width, height } = game.board.table;
  return placeAsk(game, side, face, {
    place: { shape: "box", from: { x: 0, y: 2 * BAND }, to: { x: width, y: height - 2 * BAND } },
    refusal: (pose) => refusalOfFirst(room, { ...face, pose }, partners),
    seek: () => findFirst(room, face, partners) ?? anywhere(game),
    seekGood: () => findRoomyFirst(room, face, partners),
  });
}

function secondPlace(game: Situation, side: Side, face: ObstacleFace): LazyPlaceAsk {
  const { room, first } = underWay(game);
  const { x, y } = first?.pose ?? anywhere(game);
  const reach = BAND + radiusOf(face.token) + (first ? radiusOf(first.token) : 0);
  return placeAsk(game, side, face, {
    place: { shape: "box", from: { x: x - reach, y: y - reach }, to: { x: x + reach, y: y + reach } },
    refusal: (pose) =>
      first ? refusalOfSecond(room, first, face, pose) : { rule: ruleOf(game), why: { fault: "no other token waits for it" } },
    seek: () => (first && findSecond(room, first, face)) ?? anywhere(game),
    seekGood: () => first && findRoomySecond(room, first, face),
  });
}

interface Where {
  readonly place: PlaceRegion;
  refusal(pose: Pose): PlaceRefusal | undefined;
  seek(): Pose;
  seekGood(): Pose | undefined;
}

const placeAsk = (game: Situation, side: Side, { token, flipped }: ObstacleFace, where: Where): LazyPlaceAsk =>
  new LazyPlaceAsk({
    kind: "place obstacle",
    seat: speakerOf(game, side),
    rule: ruleOf(game),
    about: flipped ? { piece: token, flipped } : { piece: token },
    ...where,
  });

/** Any place, for when a judge has changed the table so that nothing fits. */
const anywhere = ({ board: { table } }: Situation): Pose => ({
  x: Math.round(table.width / 2),
  y: Math.round(table.height / 2),
  heading: 0,
});
