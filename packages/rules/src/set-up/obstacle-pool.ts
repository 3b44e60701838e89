/** The common pool of obstacles: those that were brought to the game and aren't placed yet. */

import { type ObstacleId, type Pose, OBSTACLES as TOKENS } from "@broadside/geometry";
import { keysIn } from "@broadside/kit";
import type { Option } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { PlacedObstacle, PlacedObstacleId } from "../state/state.ts";
import { setUpFormatOf } from "./formats.ts";

/** A token, and which of its two faces is up. */
export type ObstacleFace = Pick<PlacedObstacle, "token" | "flipped">;

/** The different tokens in the pool, whoever brought them (ES-DEPLOY-12, ET-DEPLOY-15). */
export function poolOf({ state }: Situation): readonly ObstacleId[] {
  const pool: ObstacleId[] = [];
  for (const { obstacles } of state.seats) for (const token of obstacles) if (!pool.includes(token)) pool.push(token);
  return pool;
}

/** How many tokens are left, copies included. */
export const countLeft = ({ state }: Situation): number => state.seats.reduce((sum, { obstacles }) => sum + obstacles.length, 0);

export const OBSTACLE_FACES = Object.fromEntries(
  keysIn(TOKENS).map((token) => [
    token,
    { up: { key: token, value: { token } }, down: { key: `${token} flipped`, value: { token, flipped: true } } },
  ]),
) as Readonly<Record<ObstacleId, Readonly<Record<"up" | "down", Option<ObstacleFace>>>>>;

/** Lists every token with its first face up, then every token turned over. */
export const obstacleFacesOf = (pool: readonly ObstacleId[]): readonly Option<ObstacleFace>[] => [
  ...pool.map((token) => OBSTACLE_FACES[token].up),
  ...pool.map((token) => OBSTACLE_FACES[token].down),
];

/** The option to place nothing, because no token fits. */
export const NONE = { key: "none", value: undefined } as const;

/** Places a token from the common pool. It is taken from the first seat that has a copy. */
export function layDown(game: Situation, seat: Seat, { token, flipped }: ObstacleFace, { x, y, heading }: Pose): void {
  takeFromPool(game, token);
  const id: PlacedObstacleId = `obstacle ${game.state.obstacles.length + 1}`;
  const pose = { x, y, heading };
  game.set({ obstacles: [...game.state.obstacles, flipped ? { id, token, flipped, pose } : { id, token, pose }] });
  game.note({ note: "obstacle placed", seat, obstacleToken: token });
}

function takeFromPool(game: Situation, token: ObstacleId): void {
  const owner = game.state.seats.findIndex(({ obstacles }) => obstacles.includes(token));
  const obstacles = game.state.seats[owner]?.obstacles ?? [];
  const at = obstacles.indexOf(token);
  if (at >= 0) game.setSeat(owner, { obstacles: obstacles.filter((_, place) => place !== at) });
}

/** Obstacles that don't fit anywhere stay out, and the log says so (ES-DEPLOY-51-Q, ET-DEPLOY-52-Q). */
export function leaveOut(game: Situation): void {
  const rule = setUpFormatOf(game.setup.format).rules.leftOut;
  for (const token of game.state.seats.flatMap(({ obstacles }) => obstacles))
    game.note({ note: "obstacle left out", obstacleToken: token, rule });
  game.set({ seats: game.state.seats.map((seat) => ({ ...seat, obstacles: [] })) });
}
