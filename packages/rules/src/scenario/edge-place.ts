/** Lets a player place a ship in contact with a table edge. The player chooses the edge and the facing. */
import {
  type Area,
  baseAt,
  baseFacts,
  degrees,
  EDGES,
  type Edge,
  isOnTable,
  keepsRules,
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

/** Lets the player choose a place; undefined if there is none. */
export const chooseEdgePlace = procedure("chooseEdgePlace", function* (game: Situation, ship: Ship, rule: RuleName): Procedure<
  Pose | undefined
> {
  const room = findAtEdge(game, ship);
  if (!room) return undefined;
  return yield* place(
    (now) =>
      new LazyPlaceAsk({
        kind: "place ship",
        seat: ship.seat,
        rule,
        about: { ship: ship.id },
        place: { shape: "table", margin: 0 },
        seek: () => findAtEdge(now, ship) ?? room,
        refusal: (pose) => refusalAtEdge(now, ship, pose, rule),
      }),
  );
});

function refusalAtEdge(game: Situation, ship: Ship, pose: Pose, rule: RuleName): PlaceRefusal | undefined {
  const { table } = game.board;
  const area: Area = [baseAt(game.board.baseOf(ship), pose)];
  if (!isOnTable(table, area)) return { rule, why: { fault: "not wholly on the table" } };
  if (!EDGES.some((edge) => keepsRules(table, area, [{ must: "touch edge", edge }])))
    return { rule, why: { fault: "not touching an edge" } };
  const others = shipsInPlay(game).flatMap((other) => (other !== ship && other.pose ? [game.board.outline(other)] : []));
  return shipsApart(game.board.baseOf(ship), pose, others) ? undefined : { rule, why: { fault: "on top of", of: "another ship" } };
}

const INWARDS: Readonly<Record<Edge, number>> = { bottom: 0, left: 90, top: 180, right: 270 };
const STEP = mm(10);

/** Searches each edge from its left or bottom end, with the ship facing away from the edge. */
function findAtEdge(game: Situation, ship: Ship): Pose | undefined {
  const { width, height } = game.board.table;
  const half = Math.ceil(baseFacts(game.board.baseOf(ship)).length / 2);
  for (const edge of EDGES) {
    const isLevel = edge === "bottom" || edge === "top";
    const deep = edge === "bottom" || edge === "left" ? half : (isLevel ? height : width) - half;
    for (let along = half; along <= (isLevel ? width : height) - half; along += STEP) {
      const pose = { x: isLevel ? along : deep, y: isLevel ? deep : along, heading: degrees(INWARDS[edge]) };
      if (!refusalAtEdge(game, ship, pose, "2E-SETUP-13")) return pose;
    }
  }
  return undefined;
}
