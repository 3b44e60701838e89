/**
 * Obstacles (1E-SETUP-04, ES-DEPLOY-10 to -14): one at a time in turn, the initiative player first, any token of the common pool, either face up.
 * As long as some token fits somewhere one must be placed; where none does, the rest stays out (ES-DEPLOY-51-Q).
 */
import { keepsRules, type ObstacleId, obstacleToMeasure, type PlacementRule, type Pose, OBSTACLES as TOKENS } from "@broadside/geometry";
import { choose, type Option, optionsOf, type Procedure, place, SoughtPlace } from "../../ask.ts";
import type { Step } from "../../edition.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Seat } from "../../seat.ts";
import { setUpFormatOf } from "../../set-up-formats.ts";
import { type Side, sidesOf } from "../../sides.ts";
import { type Face, findPlaceFor, findRoom, radiusOf } from "./obstacle-room.ts";

export const OBSTACLES: Step = {
  name: "obstacles",
  *run(game) {
    if (poolOf(game).length === 0) return "done";
    if (yield* placeObstacle(game)) return "again";
    leaveOut(game);
    return "done";
  },
};

/** Different tokens of the pool, whoever has brought them (ES-DEPLOY-12). */
function poolOf({ state }: Game): readonly ObstacleId[] {
  const pool: ObstacleId[] = [];
  for (const { obstacles } of state.seats) for (const token of obstacles) if (!pool.includes(token)) pool.push(token);
  return pool;
}

const NONE = { key: "none", value: undefined } as const;

/** False where none fits. */
const placeObstacle = procedure("placeObstacle", function* (game: Game): Procedure<boolean> {
  const face = yield* choose<Face | undefined>((now) => {
    const options = facesThatFit(now);
    return { kind: "obstacle", seat: seatInTurn(now), rule: "1E-SETUP-04", options: options.length > 0 ? optionsOf(options) : [NONE] };
  });
  if (!face) return false;
  const { token, flipped } = face;
  const pose = yield* place((now) => {
    const rules = rulesNow(now);
    return new SoughtPlace({
      kind: "place obstacle",
      seat: seatInTurn(now),
      rule: "1E-SETUP-04",
      about: flipped ? { piece: token, flipped } : { piece: token },
      place: { shape: "table", margin: setUpFormatOf(now.setup.format).obstacles.margin },
      seek: () => findPlaceFor(now, face, rules) ?? middle(now),
      accepts: (given) => keepsRules(now.board.table, [obstacleToMeasure(given, token, flipped)], rules),
    });
  });
  const seat = seatInTurn(game);
  takeFromPool(game, token);
  const id = `obstacle ${game.state.obstacles.length + 1}`;
  const { x, y, heading } = pose;
  const at = { x, y, heading };
  game.set({ obstacles: [...game.state.obstacles, flipped ? { id, token, flipped, pose: at } : { id, token, pose: at }] });
  game.note({ note: "obstacle placed", seat, piece: token });
  return true;
});

/** Sides take turns in order of initiative (ES-DEPLOY-11), and on a side its seats. */
function seatInTurn(game: Game): Seat {
  const { initiative, obstacles } = game.state;
  if (sidesOf(game).length === initiative.length) return initiative[obstacles.length % initiative.length] ?? 0;
  const turn = ({ seats }: Side) => initiative.findIndex((seat) => seats.includes(seat));
  const sides = [...sidesOf(game)].sort((a, b) => turn(a) - turn(b));
  const { seats } = sides[obstacles.length % sides.length] as Side;
  const inOrder = initiative.filter((seat) => seats.includes(seat));
  return inOrder[Math.floor(obstacles.length / sides.length) % inOrder.length] ?? 0;
}

const rulesNow = (game: Game): readonly PlacementRule[] =>
  setUpFormatOf(game.setup.format).obstacles.rules(game.state.obstacles.map((one) => game.board.obstacle(one)));

const FACES = Object.fromEntries(
  (Object.keys(TOKENS) as ObstacleId[]).map((token) => [
    token,
    { up: { key: token, value: { token } }, down: { key: `${token} flipped`, value: { token, flipped: true } } },
  ]),
) as Readonly<Record<ObstacleId, Readonly<Record<"up" | "down", Option<Face>>>>>;

/** First as they come, then turned over. Where there is room for the largest there is room for all. */
function facesThatFit(game: Game): readonly Option<Face>[] {
  const pool = poolOf(game);
  if (pool.length === 0) return [];
  const faces = [...pool.map((token) => FACES[token].up), ...pool.map((token) => FACES[token].down)];
  if (findRoom(game, Math.max(...pool.map(radiusOf)))) return faces;
  const rules = rulesNow(game);
  return faces.filter(({ value }) => findPlaceFor(game, value, rules) !== undefined);
}

const middle = ({ board }: Game): Pose => ({ x: Math.round(board.table.width / 2), y: Math.round(board.table.height / 2), heading: 0 });

/** One copy goes, of the first seat that has it. */
function takeFromPool(game: Game, token: ObstacleId): void {
  const owner = game.state.seats.findIndex(({ obstacles }) => obstacles.includes(token));
  const obstacles = game.state.seats[owner]?.obstacles ?? [];
  const at = obstacles.indexOf(token);
  if (at >= 0) game.setSeat(owner, { obstacles: obstacles.filter((_, place) => place !== at) });
}

function leaveOut(game: Game): void {
  for (const token of game.state.seats.flatMap(({ obstacles }) => obstacles))
    game.note({ note: "obstacle left out", piece: token, rule: "ES-DEPLOY-51-Q" });
  game.set({ seats: game.state.seats.map((seat) => ({ ...seat, obstacles: [] })) });
}
