/**
 * Places obstacles (1E-SETUP-04, ES-DEPLOY-10 to -14). Players take turns, starting with the initiative player. Each places one token from
 * the common pool, either face up. As long as some token fits, one must be placed. When none fits, the rest stay out (ES-DEPLOY-51-Q). A
 * huge ship used as an obstacle is placed before all others, by the seat whose tokens it replaces (HS-HOBS-02, -03).
 */
import { keepsRules, obstacleToMeasure, type PlacementRule, type Pose } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, LazyPlaceAsk, optionsOf, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Seat } from "../state/seat.ts";
import { type Side, sidesOf } from "../state/sides.ts";
import { setUpFormatOf } from "./formats.ts";
import { layDown, leaveOut, NONE, OBSTACLE_FACES, type ObstacleFace, obstacleFacesOf, poolOf } from "./obstacle-pool.ts";
import { findPlaceFor, findRoom, radiusOf } from "./obstacle-room.ts";
import { roomiestPlace } from "./spread.ts";

export const OBSTACLES: Step = {
  name: "obstacles",
  *run(game) {
    if (poolOf(game).length === 0) return "done";
    if (yield* placeObstacle(game)) return "again";
    leaveOut(game);
    return "done";
  },
};

/** Places one obstacle. Returns false if none fits. */
const placeObstacle = procedure("placeObstacle", function* (game: Situation): Procedure<boolean> {
  const face = yield* choose<ObstacleFace | undefined>((now) => {
    const options = facesThatFit(now);
    return { kind: "obstacle", ...asked(now), options: options.length > 0 ? optionsOf(options) : [NONE] };
  });
  if (!face) return false;
  const { token, flipped } = face;
  const pose = yield* place((now) => {
    const rules = rulesNow(now);
    return new LazyPlaceAsk({
      kind: "place obstacle",
      ...asked(now),
      about: flipped ? { piece: token, flipped } : { piece: token },
      place: { shape: "table", margin: setUpFormatOf(now.setup.format).obstacles.margin },
      seek: () => findPlaceFor(now, face, rules) ?? middle(now),
      seekGood: () => roomiestPlace(now.board.table, obstaclesAt(now), (at) => fits(now, face, at, rules)),
      refusal: (given) =>
        placementRefusal(now.board.table, [obstacleToMeasure(given, token, flipped)], rules, {
          rule: asked(now).rule,
          rows: setUpFormatOf(now.setup.format).rules.obstaclePlaces,
          others: "another obstacle",
        }),
    });
  });
  layDown(game, asked(game).seat, face, pose);
  return true;
});

const obstaclesAt = ({ state }: Situation): readonly Pose[] => state.obstacles.map(({ pose }) => pose);
const fits = ({ board }: Situation, { token, flipped }: ObstacleFace, pose: Pose, rules: readonly PlacementRule[]): boolean =>
  keepsRules(board.table, [obstacleToMeasure(pose, token, flipped)], rules);

/** Returns the seat that places next, and the rule that says so. */
function asked(game: Situation): { readonly seat: Seat; readonly rule: RuleName } {
  const huge = hugeToPlace(game);
  return huge ? { seat: huge.seat, rule: "HS-HOBS-03" } : { seat: seatInTurn(game), rule: setUpFormatOf(game.setup.format).rules.obstacle };
}

/** Returns the huge ship used as an obstacle, if it isn't placed yet. */
function hugeToPlace({ setup, state }: Situation): typeof setup.hugeObstacle {
  const { hugeObstacle } = setup;
  return hugeObstacle && state.seats[hugeObstacle.seat]?.obstacles.includes(hugeObstacle.token) ? hugeObstacle : undefined;
}

/**
 * Returns the seat that places next. Sides take turns in order of initiative (ES-DEPLOY-11), and seats take turns within a side. A seat
 * that places a huge ship places nothing else (HS-HOBS-03).
 */
function seatInTurn(game: Situation): Seat {
  const { initiative, obstacles } = game.state;
  const { hugeObstacle } = game.setup;
  const placing = hugeObstacle ? initiative.filter((seat) => seat !== hugeObstacle.seat) : initiative;
  const laid = hugeObstacle ? Math.max(0, obstacles.length - 1) : obstacles.length;
  if (sidesOf(game).length === initiative.length) return placing[laid % placing.length] ?? 0;
  const turn = ({ seats }: Side) => placing.findIndex((seat) => seats.includes(seat));
  const sides = sidesOf(game)
    .filter((side) => turn(side) >= 0)
    .sort((a, b) => turn(a) - turn(b));
  const { seats } = sides[laid % sides.length] as Side;
  const inOrder = placing.filter((seat) => seats.includes(seat));
  return inOrder[Math.floor(laid / sides.length) % inOrder.length] ?? 0;
}

const rulesNow = (game: Situation): readonly PlacementRule[] =>
  setUpFormatOf(game.setup.format).obstacles.rules(game.state.obstacles.map((one) => game.board.obstacle(one)));

/** Returns the tokens that fit. If the largest one does, all do. A huge ship is placed with its starfield up. */
function facesThatFit(game: Situation): readonly Option<ObstacleFace>[] {
  const pool = poolOf(game);
  if (pool.length === 0) return [];
  const huge = hugeToPlace(game);
  const faces = huge ? [OBSTACLE_FACES[huge.token].up] : obstacleFacesOf(pool);
  if (findRoom(game, Math.max(...pool.map(radiusOf)))) return faces;
  const rules = rulesNow(game);
  return faces.filter(({ value }) => findPlaceFor(game, value, rules) !== undefined);
}

const middle = ({ board }: Situation): Pose => ({
  x: Math.round(board.table.width / 2),
  y: Math.round(board.table.height / 2),
  heading: 0,
});
