/** Ships that a card saves from fleeing: the edge where they left the table, and how they return from reserve. Used by cards. */
import {
  areasOverlap,
  BAND,
  baseAt,
  baseFacts,
  degrees,
  depthsFrom,
  EDGES,
  type Edge,
  isOnTable,
  mm,
  type Pose,
  shipsApart,
} from "@broadside/geometry";
import type { PlaceRefusal, RuleName } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";

/** Finds the edge that the ship has crossed. If it has crossed two, finds the one that it has crossed by more. */
export function edgeLeft({ board }: Situation, ship: Ship): Edge {
  const { pose } = ship;
  if (!pose) return "bottom";
  const base = [baseAt(board.baseOf(ship), pose)];
  const depth = (edge: Edge): number => depthsFrom(board.table, edge, base).nearest;
  return EDGES.reduce((least, edge) => (depth(edge) < depth(least) ? edge : least));
}

/** Places a ship from reserve wholly within range 1 of an edge. Returns false if there is no room; the ship then stays in reserve. */
export const placeAtEdge = procedure(
  "placeAtEdge",
  function* (game: Situation, ship: Ship, edge: Edge, rule: RuleName): Procedure<boolean> {
    const room = findRoom(game, ship, edge, rule);
    if (ship.status !== "reserve" || !room) return false;
    const pose = yield* place(
      (now) =>
        new LazyPlaceAsk({
          kind: "place ship",
          seat: ship.seat,
          rule,
          about: { ship: ship.id },
          place: { shape: "strip", edge, depth: BAND },
          seek: () => findRoom(now, ship, edge, rule) ?? room,
          refusal: (given) => refusalOf(now, ship, edge, given, rule),
        }),
    );
    if (ship.status !== "reserve") return false;
    game.setShip(ship, { status: "inPlay", pose: { ...pose } });
    game.note({ note: "placed", ship: ship.id });
    return true;
  },
);

function refusalOf(game: Situation, ship: Ship, edge: Edge, pose: Pose, rule: RuleName): PlaceRefusal | undefined {
  const { board, state } = game;
  const base = board.baseOf(ship);
  const area = [baseAt(base, pose)];
  if (!isOnTable(board.table, area)) return { rule, why: { fault: "not wholly on the table" } };
  if (depthsFrom(board.table, edge, area).farthest > BAND) return { rule, why: { fault: "not within range of the edge", range: 1, edge } };
  const under = shipsInPlay(game).find((other) => other.pose && !shipsApart(base, pose, [board.outline(other)]));
  if (under) return { rule, why: { fault: "on top of ship", ship: under.id } };
  const isOnRemote = state.remotes.some((other) => other.status === "inPlay" && other.pose && areasOverlap(area, board.body(other)));
  return isOnRemote ? { rule, why: { fault: "on top of", of: "a remote" } } : undefined;
}

const STEP = mm(10);
const HEADINGS: Readonly<Record<Edge, number>> = { bottom: 0, left: 90, top: 180, right: 270 };

/** Finds the first free place along the edge, searching from the middle of the edge outwards. The ship faces away from the edge. */
function findRoom(game: Situation, ship: Ship, edge: Edge, rule: RuleName): Pose | undefined {
  const { table } = game.board;
  const inset = Math.ceil(baseFacts(game.board.baseOf(ship)).length / 2);
  const isLevel = edge === "bottom" || edge === "top";
  const length = isLevel ? table.width : table.height;
  const deep = edge === "bottom" || edge === "left" ? inset : (isLevel ? table.height : table.width) - inset;
  const middle = Math.round(length / 2);
  for (let away = 0; away <= middle; away += STEP)
    for (const along of away === 0 ? [middle] : [middle - away, middle + away]) {
      const pose = { x: isLevel ? along : deep, y: isLevel ? deep : along, heading: degrees(HEADINGS[edge]) };
      if (!refusalOf(game, ship, edge, pose, rule)) return pose;
    }
  return undefined;
}
