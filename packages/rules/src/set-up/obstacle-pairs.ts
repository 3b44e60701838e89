/**
 * Obstacles in pairs (ET-DEPLOY-12 to -21, ET-TDEPLOY-08, -09), a pair a unit, sides in turn from the one with initiative; in a team its captain.
 *
 * 1. any token of the common pool, either face up, and a place for it beside which another fits
 * 2. another token, and a place within Range 1 of the first
 *
 * As long as two tokens fit somewhere they must be placed; where none do, the rest stays out (ET-DEPLOY-52-Q).
 */
import { BAND, type ObstacleId, type Pose } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import {
  type ChoiceAsk,
  choose,
  type Option,
  optionsOf,
  type PlaceRefusal,
  type PlaceRegion,
  type Procedure,
  place,
  SoughtPlace,
} from "../driver/ask.ts";
import type { Step } from "../driver/edition.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { type Side, sidesOf, speakerOf } from "../state/sides.ts";
import type { PlacedObstacle } from "../state/state.ts";
import { setUpFormatOf } from "./formats.ts";
import { countLeft, type Face, facesOf, layDown, leaveOut, NONE, poolOf } from "./obstacle-pool.ts";
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

/** Sides in order of initiative (ET-DEPLOY-14). */
function sideInTurn(game: Situation): Side {
  const { initiative, obstacles } = game.state;
  const turn = ({ seats }: Side) => initiative.findIndex((seat) => seats.includes(seat));
  const sides = [...sidesOf(game)].sort((a, b) => turn(a) - turn(b));
  return sides[Math.ceil(obstacles.length / 2) % sides.length] as Side;
}

/** False where no two fit. */
const placePair = procedure("placePair", function* (game: Situation, side: Side): Procedure<boolean> {
  const first = yield* choose<Face | undefined>((now) => obstacleAsk(now, side, firstsThatFit(now)));
  if (!first) return false;
  const at: Pose = yield* place((now) => firstPlace(now, side, first));
  layDown(game, speakerOf(game, side), first, at);
  const second = yield* choose<Face | undefined>((now) => obstacleAsk(now, side, secondsThatFit(now)));
  if (!second) return true;
  const beside: Pose = yield* place((now) => secondPlace(now, side, second));
  layDown(game, speakerOf(game, side), second, beside);
  return true;
});

const ruleOf = ({ setup }: Situation): RuleName => setUpFormatOf(setup.format).rules.obstacle;

const obstacleAsk = (game: Situation, side: Side, options: readonly Option<Face>[]): ChoiceAsk<Face | undefined> => ({
  kind: "obstacle",
  seat: speakerOf(game, side),
  rule: ruleOf(game),
  options: options.length > 0 ? optionsOf<Face | undefined>(options) : ([NONE] as const),
});

/** Where there is room for the two largest there is room for all. */
function firstsThatFit(game: Situation): readonly Option<Face>[] {
  const pool = poolOf(game);
  if (countLeft(game) < 2) return [];
  const room = pairRoom(game, game.state.obstacles);
  if (findRoomForTwo(room, Math.max(...pool.map(radiusOf)))) return facesOf(pool);
  return facesOf(pool).filter(({ value }) => findFirst(room, value, partnersOf(game, value)) !== undefined);
}

function secondsThatFit(game: Situation): readonly Option<Face>[] {
  const { room, first } = underWay(game);
  return first ? facesOf(poolOf(game)).filter(({ value }) => findSecond(room, first, value) !== undefined) : [];
}

/** The token that waits for its partner, and the room about it. */
function underWay(game: Situation): { readonly room: PairRoom; readonly first: PlacedObstacle | undefined } {
  const { obstacles } = game.state;
  return { room: pairRoom(game, obstacles.slice(0, -1)), first: obstacles.at(-1) };
}

/** Tokens that are left when one copy of the first is taken. */
function partnersOf({ state }: Situation, { token }: Face): readonly ObstacleId[] {
  const left = state.seats.flatMap(({ obstacles }) => obstacles);
  left.splice(left.indexOf(token), 1);
  return [...new Set(left)];
}

function firstPlace(game: Situation, side: Side, face: Face): SoughtPlace {
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

function secondPlace(game: Situation, side: Side, face: Face): SoughtPlace {
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

const placeAsk = (game: Situation, side: Side, { token, flipped }: Face, where: Where): SoughtPlace =>
  new SoughtPlace({
    kind: "place obstacle",
    seat: speakerOf(game, side),
    rule: ruleOf(game),
    about: flipped ? { piece: token, flipped } : { piece: token },
    ...where,
  });

/** A judge has changed the table meanwhile so that nothing fits. */
const anywhere = ({ board: { table } }: Situation): Pose => ({
  x: Math.round(table.width / 2),
  y: Math.round(table.height / 2),
  heading: 0,
});
