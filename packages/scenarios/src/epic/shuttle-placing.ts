/** Each player's shuttle starts with its rear guides touching the player's edge, beyond range 2 of the side edges. */
import { BAND, CONTACT, degrees, type Edge, mm, type Pose, scenarioPieceAt } from "@broadside/geometry";
import type { PlaceRefusal, RuleName, Ship, Situation, Step } from "@broadside/rules";
import {
  clearOfAll,
  LazyPlaceAsk,
  type Procedure,
  place,
  placementRefusal,
  placeRemote,
  procedure,
  remotesOf,
} from "@broadside/rules/scenarios";

const INWARDS: Readonly<Record<Edge, number>> = { bottom: 0, left: 90, top: 180, right: 270 };
export const edgeOf = ({ state }: Situation, { seat }: Ship): Edge => state.seats[seat]?.edge ?? "bottom";

/** The distance from the token's centre to the tips of its guides. The distance to its sides is the same. */
const HALF = mm(18);

/** Returns the line on which the token's centre must be: along the player's edge, beyond range 2 of the side edges. */
function lineFor(game: Situation, shuttle: Ship): readonly [Pose, Pose] {
  const edge = edgeOf(game, shuttle);
  const { width, height } = game.board.table;
  const isLevel = edge === "bottom" || edge === "top";
  const deep = edge === "bottom" || edge === "left" ? HALF : (isLevel ? height : width) - HALF;
  const free = 2 * BAND + HALF + mm(1);
  const heading = degrees(INWARDS[edge]);
  return [free, (isLevel ? width : height) - free].map((along) => ({
    x: isLevel ? along : deep,
    y: isLevel ? deep : along,
    heading,
  })) as [Pose, Pose];
}

/** Returns why a place isn't allowed. The shuttle's centre must be on its line, and the shuttle must not overlap anything (EB-SETUP-16). */
function refusalFor(game: Situation, shuttle: Ship, pose: Pose, rule: RuleName): PlaceRefusal | undefined {
  const [from, to] = lineFor(game, shuttle);
  const isOnLine =
    pose.heading === from.heading &&
    pose.x >= Math.min(from.x, to.x) - CONTACT &&
    pose.x <= Math.max(from.x, to.x) + CONTACT &&
    pose.y >= Math.min(from.y, to.y) - CONTACT &&
    pose.y <= Math.max(from.y, to.y) + CONTACT;
  if (!isOnLine) return { rule, why: { fault: "not with its rear guides at the own edge" } };
  const others = { rule: "EB-SETUP-16", others: "something else" } as const;
  return placementRefusal(game.board.table, [scenarioPieceAt("shuttle", pose)], [clearOfAll(game)], others);
}

/** Finds the free place nearest to the middle of the line. If no place is free, returns the middle. */
function findOnLine(game: Situation, shuttle: Ship, rule: RuleName): Pose {
  const [from, to] = lineFor(game, shuttle);
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2), heading: from.heading };
  const [right, up] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  for (let away = 0; ; away += mm(10)) {
    const found = [away, -away].map((by) => ({ ...middle, x: middle.x + right * by, y: middle.y + up * by }));
    const free = found.find((pose) => !refusalFor(game, shuttle, pose, rule));
    if (free) return free;
    if (away > game.board.table.width) return middle;
  }
}

const placeShuttle = procedure("placeShuttle", function* (game: Situation, shuttle: Ship, rule: RuleName): Procedure {
  const pose = yield* place((now) => {
    const [from, to] = lineFor(now, shuttle);
    return new LazyPlaceAsk({
      kind: "place remote",
      seat: shuttle.seat,
      rule,
      about: { ship: shuttle.id },
      place: { shape: "line", from, to },
      seek: () => findOnLine(now, shuttle, rule),
      refusal: (given) => refusalFor(now, shuttle, given, rule),
    });
  });
  yield* placeRemote(game, shuttle, { ...pose });
});

/** Each player places one shuttle, in player order. */
export const shuttlesPlaced = (rule: RuleName): Step => ({
  name: "shuttles of the players",
  *run(game): Procedure<"again" | "done"> {
    const waiting = remotesOf(game, "shuttle").filter(({ status }) => status === "reserve");
    const seat = game.state.initiative.find((one) => waiting.some((shuttle) => shuttle.seat === one));
    const next = waiting.find((shuttle) => shuttle.seat === seat);
    if (!next) return "done";
    yield* placeShuttle(game, next, rule);
    return "again";
  },
});
