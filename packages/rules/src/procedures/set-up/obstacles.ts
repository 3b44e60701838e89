/**
 * Obstacles (1E-SETUP-04, ES-DEPLOY-10 to -14): one at a time in turn, the initiative player first, any token of the common pool.
 * As long as some token fits somewhere one must be placed; where none does, the rest stays out (ES-DEPLOY-51-Q).
 */
import { brokenRules, type ObstacleId, obstacleAt, type PlacementRule, type Pose } from "@broadside/geometry";
import { choose, optionsOf, type Procedure, place } from "../../ask.ts";
import type { Step } from "../../edition.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Seat } from "../../seat.ts";
import { setUpFormatOf } from "../../set-up-formats.ts";
import { findPlaceFor, findRoom, radiusOf } from "./obstacle-room.ts";

export const OBSTACLES: Step = {
  name: "obstacles",
  *run(game) {
    if (poolOf(game).length === 0) return "done";
    if (tokensThatFit(game).length === 0) {
      leaveOut(game);
      return "done";
    }
    yield* placeObstacle(game);
    return "again";
  },
};

/** Different tokens of the pool, whoever has brought them (ES-DEPLOY-12). */
const poolOf = ({ state }: Game): readonly ObstacleId[] => [...new Set(state.seats.flatMap(({ obstacles }) => obstacles))];

const NONE = { key: "none", value: undefined } as const;

const placeObstacle = procedure("placeObstacle", function* (game: Game): Procedure {
  const token = yield* choose<ObstacleId | undefined>((now) => {
    const options = tokensThatFit(now).map((value) => ({ key: value, value }));
    // A judge may have filled the table while the question was open.
    return { kind: "obstacle", seat: seatInTurn(now), rule: "1E-SETUP-04", options: options.length > 0 ? optionsOf(options) : [NONE] };
  });
  if (!token) return;
  const pose = yield* place((now) => {
    const rules = rulesNow(now);
    return {
      kind: "place obstacle",
      seat: seatInTurn(now),
      rule: "1E-SETUP-04",
      about: { piece: token },
      place: { shape: "table", margin: setUpFormatOf(now.setup.format).obstacles.margin },
      witness: findPlaceFor(now, token, rules) ?? middle(now),
      accepts: (given) => brokenRules(now.board.table, [obstacleAt(given, token)], rules).length === 0,
    };
  });
  const seat = seatInTurn(game);
  takeFromPool(game, token);
  const id = `obstacle ${game.state.obstacles.length + 1}`;
  game.set({ obstacles: [...game.state.obstacles, { id, token, pose: { ...pose } }] });
  game.note({ note: "obstacle placed", seat, piece: token });
});

/** Turns go round in order of initiative (ES-DEPLOY-11). */
const seatInTurn = ({ state }: Game): Seat => state.initiative[state.obstacles.length % state.initiative.length] ?? 0;

const rulesNow = (game: Game): readonly PlacementRule[] =>
  setUpFormatOf(game.setup.format).obstacles.rules(game.state.obstacles.map((one) => game.board.obstacle(one)));

/** Where there is room for the largest there is room for all. */
function tokensThatFit(game: Game): readonly ObstacleId[] {
  const pool = poolOf(game);
  if (findRoom(game, Math.max(...pool.map(radiusOf)))) return pool;
  const rules = rulesNow(game);
  return pool.filter((token) => findPlaceFor(game, token, rules) !== undefined);
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
