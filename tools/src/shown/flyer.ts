/** A player for games that are worth reading: it flies towards its goal, and acts and fires whenever it can. */
import { hasFled, type Maneuver, maneuverEnd, type Point, type Pose } from "@broadside/geometry";
import { randomStream } from "@broadside/kit";
import { type Player, randomPlayer } from "@broadside/players";
import type { Game, OpenAsk, Ship } from "@broadside/rules";

type Random = (below: number) => number;

export interface Aims {
  /** Where a ship wants to be. */
  goalOf(game: Game, ship: Ship): Point | undefined;
  /** The preferred option, before anything else; undefined if it has no preference. */
  wish?(kind: string, keys: readonly string[]): string | undefined;
}

export const flyer =
  (aims: Aims) =>
  (seed: number): Player => {
    const byLot = randomPlayer(seed);
    const random = randomStream(seed + 1);
    return (game, seat) => {
      const open = game.open.find((one) => !one.answer && (seat === undefined || one.ask.seat === seat));
      const key = open && keyFor(game, open, aims, random);
      return open && key !== undefined ? { input: "answer", seat: open.ask.seat, ask: open.number, key } : byLot(game, seat);
    };
  };

/** The chosen option; undefined to leave the choice to chance. */
function keyFor(game: Game, { ask }: OpenAsk, aims: Aims, random: Random): string | undefined {
  if (!("options" in ask)) return undefined;
  const keys = ask.options.map(({ key }) => key);
  const ship = game.state.ships.find(({ id }) => id === ask.about?.ship);
  if (ask.kind === "dial") return ship && bestManeuver(game, ship, keys, aims, random);
  const wish = aims.wish?.(ask.kind, keys);
  if (wish !== undefined) return wish;
  const used = keys.filter((key) => !DECLINES.includes(key));
  return EAGER.includes(ask.kind) ? used[random(Math.max(1, used.length))] : undefined;
}

const DECLINES: readonly string[] = ["none", "skip", "done", "pass"];
const EAGER: readonly string[] = ["action", "attack", "modify attack dice", "modify defense dice"];

/** The maneuver that ends nearest to the goal, stays on the table, and is neither red nor purple. A little randomness keeps ships apart. */
function bestManeuver(game: Game, ship: Ship, codes: readonly string[], { goalOf }: Aims, random: Random): string | undefined {
  const { pose } = ship;
  const { dial, base } = game.factsOf(ship);
  const goal = goalOf(game, ship);
  if (!pose || !goal) return undefined;
  const found = codes.flatMap((code) => {
    const maneuver = dial.get(code);
    if (!maneuver || maneuver.colour === "red" || maneuver.colour === "purple") return [];
    const { bearing, speed, side = "left" } = maneuver;
    const end = maneuverEnd(base, pose, { bearing, speed, side } as Maneuver);
    return hasFled(game.board.table, base, end) ? [] : [{ code, away: distance(end, goal) + random(60_000) + edgeFear(game, end) }];
  });
  return found.sort((one, other) => one.away - other.away)[0]?.code;
}

const distance = (one: Point, other: Point): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

/** The nearest of several places to a ship. */
export const nearest = ({ pose }: Ship, places: readonly Point[]): Point | undefined =>
  pose && [...places].sort((one, other) => distance(pose, one) - distance(pose, other))[0];

export const enemiesOf = ({ state }: Game, { seat }: Ship): readonly Point[] =>
  state.ships.flatMap((other) => (other.seat !== seat && other.pose ? [other.pose] : []));

/** A maneuver that ends near an edge risks leaving the table next time. */
function edgeFear({ board: { table } }: Game, { x, y }: Pose): number {
  const room = Math.min(x, y, table.width - x, table.height - y);
  return room < 150_000 ? 3 * (150_000 - room) : 0;
}
