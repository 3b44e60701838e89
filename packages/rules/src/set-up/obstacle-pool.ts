/** The common pool of obstacles: what everybody has brought and nobody has laid down yet. */
import { type ObstacleId, type Pose, OBSTACLES as TOKENS } from "@broadside/geometry";
import type { Option } from "../driver/ask.ts";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { PlacedObstacle } from "../state/state.ts";
import { setUpFormatOf } from "./formats.ts";

/** A token with one of its two faces up. */
export type Face = Pick<PlacedObstacle, "token" | "flipped">;

/** Different tokens of the pool, whoever has brought them (ES-DEPLOY-12, ET-DEPLOY-15). */
export function poolOf({ state }: Situation): readonly ObstacleId[] {
  const pool: ObstacleId[] = [];
  for (const { obstacles } of state.seats) for (const token of obstacles) if (!pool.includes(token)) pool.push(token);
  return pool;
}

/** How many tokens are left, copies included. */
export const countLeft = ({ state }: Situation): number => state.seats.reduce((sum, { obstacles }) => sum + obstacles.length, 0);

export const FACES = Object.fromEntries(
  (Object.keys(TOKENS) as ObstacleId[]).map((token) => [
    token,
    { up: { key: token, value: { token } }, down: { key: `${token} flipped`, value: { token, flipped: true } } },
  ]),
) as Readonly<Record<ObstacleId, Readonly<Record<"up" | "down", Option<Face>>>>>;

/** First as they come, then turned over. */
export const facesOf = (pool: readonly ObstacleId[]): readonly Option<Face>[] => [
  ...pool.map((token) => FACES[token].up),
  ...pool.map((token) => FACES[token].down),
];

/** Nothing is left that fits. */
export const NONE = { key: "none", value: undefined } as const;

/** One copy goes from the pool, of the first seat that has it, to its place on the table. */
export function layDown(game: Situation, seat: Seat, { token, flipped }: Face, { x, y, heading }: Pose): void {
  takeFromPool(game, token);
  const id = `obstacle ${game.state.obstacles.length + 1}`;
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

/** What has no place stays out, and the log says so (ES-DEPLOY-51-Q, ET-DEPLOY-52-Q). */
export function leaveOut(game: Situation): void {
  const rule = setUpFormatOf(game.setup.format).rules.leftOut;
  for (const token of game.state.seats.flatMap(({ obstacles }) => obstacles))
    game.note({ note: "obstacle left out", obstacleToken: token, rule });
  game.set({ seats: game.state.seats.map((seat) => ({ ...seat, obstacles: [] })) });
}
