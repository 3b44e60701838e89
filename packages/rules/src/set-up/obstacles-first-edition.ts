/**
 * Obstacles (1E-SETUP-04, ES-DEPLOY-10 to -14): one at a time in turn, the initiative player first, any token of the common pool, either face up.
 * As long as some token fits somewhere one must be placed; where none does, the rest stays out (ES-DEPLOY-51-Q). A huge ship that is an
 * obstacle goes down before all others, laid by the seat whose tokens it replaces (HS-HOBS-02, -03).
 */
import { keepsRules, obstacleToMeasure, type PlacementRule, type Pose } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import { choose, type Option, optionsOf, type Procedure, place, SoughtPlace } from "../driver/ask.ts";
import type { Step } from "../driver/edition.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import { type Side, sidesOf } from "../state/sides.ts";
import { setUpFormatOf } from "./formats.ts";
import { FACES, type Face, facesOf, layDown, leaveOut, NONE, poolOf } from "./obstacle-pool.ts";
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

/** False where none fits. */
const placeObstacle = procedure("placeObstacle", function* (game: Situation): Procedure<boolean> {
  const face = yield* choose<Face | undefined>((now) => {
    const options = facesThatFit(now);
    return { kind: "obstacle", ...asked(now), options: options.length > 0 ? optionsOf(options) : [NONE] };
  });
  if (!face) return false;
  const { token, flipped } = face;
  const pose = yield* place((now) => {
    const rules = rulesNow(now);
    return new SoughtPlace({
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
const fits = ({ board }: Situation, { token, flipped }: Face, pose: Pose, rules: readonly PlacementRule[]): boolean =>
  keepsRules(board.table, [obstacleToMeasure(pose, token, flipped)], rules);

/** Who places next, and by which rule. */
function asked(game: Situation): { readonly seat: Seat; readonly rule: RuleName } {
  const huge = hugeToPlace(game);
  return huge ? { seat: huge.seat, rule: "HS-HOBS-03" } : { seat: seatInTurn(game), rule: setUpFormatOf(game.setup.format).rules.obstacle };
}

/** The huge ship that is an obstacle, while it waits for its place. */
function hugeToPlace({ setup, state }: Situation): typeof setup.hugeObstacle {
  const { hugeObstacle } = setup;
  return hugeObstacle && state.seats[hugeObstacle.seat]?.obstacles.includes(hugeObstacle.token) ? hugeObstacle : undefined;
}

/** Sides take turns in order of initiative (ES-DEPLOY-11), and on a side its seats. Who lays a huge ship lays nothing else (HS-HOBS-03). */
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

/** Where there is room for the largest there is room for all. A huge ship lies with its starfield up. */
function facesThatFit(game: Situation): readonly Option<Face>[] {
  const pool = poolOf(game);
  if (pool.length === 0) return [];
  const huge = hugeToPlace(game);
  const faces = huge ? [FACES[huge.token].up] : facesOf(pool);
  if (findRoom(game, Math.max(...pool.map(radiusOf)))) return faces;
  const rules = rulesNow(game);
  return faces.filter(({ value }) => findPlaceFor(game, value, rules) !== undefined);
}

const middle = ({ board }: Situation): Pose => ({
  x: Math.round(board.table.width / 2),
  y: Math.round(board.table.height / 2),
  heading: 0,
});
