/** An obstacle that a card lays in contact with its ship, in its rear arc and on no ship. For cards. */
import {
  type Area,
  areaDistance,
  areasOverlap,
  CONTACT,
  degrees,
  isInArc,
  isOnTable,
  mm,
  type ObstacleId,
  obstacleAt,
  type Pose,
  shifted,
} from "@broadside/geometry";
import { outlineRadius } from "../board/board.ts";
import { type PlaceRefusal, type Procedure, place, SoughtPlace } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";
import { layObstacle } from "./laid-obstacles.ts";

const RULE = "2E-SYS-22";
const REACH = mm(120);

function refusalOf(game: Situation, ship: Ship, token: ObstacleId, pose: Pose): PlaceRefusal | undefined {
  const area: Area = [obstacleAt(pose, token)];
  const arc = ship.pose && game.board.arc(ship, "rear");
  if (!isOnTable(game.board.table, area)) return { rule: RULE, why: { fault: "not wholly on the table" } };
  if (!arc || !isInArc(arc, area)) return { rule: RULE, why: { fault: "not in the ship's rear arc" } };
  if (areaDistance(area, game.board.base(ship)) > CONTACT) return { rule: RULE, why: { fault: "does not touch the ship" } };
  const under = shipsInPlay(game).find((other) => other.pose && areasOverlap(area, game.board.base(other)));
  return under && { rule: RULE, why: { fault: "on top of ship", ship: under.id } };
}

/** Straight behind the ship, or a little to a side, as near as it comes. */
function findBehind(game: Situation, ship: Ship, token: ObstacleId): Pose | undefined {
  const { pose: from } = ship;
  if (!from) return undefined;
  for (const right of [0, mm(20), -mm(20), mm(40), -mm(40)]) {
    const behind = (away: number): Pose => shifted(from, { right, forward: -away, turn: degrees(0) });
    let [near, far] = [0, outlineRadius(game.board.baseOf(ship)) + REACH];
    while (far - near > CONTACT / 4) {
      const middle = Math.round((near + far) / 2);
      if (areaDistance([obstacleAt(behind(middle), token)], game.board.base(ship)) > 0) far = middle;
      else near = middle;
      if (far - near <= 1) break;
    }
    if (!refusalOf(game, ship, token, behind(far))) return behind(far);
  }
  return undefined;
}

export const canLayBehind = (game: Situation, ship: Ship, token: ObstacleId): boolean =>
  ship.status === "inPlay" && findBehind(game, ship, token) !== undefined;

export const layBehind = procedure("layBehind", function* (game: Situation, ship: Ship, token: ObstacleId): Procedure {
  const room = findBehind(game, ship, token);
  if (!room) return;
  const pose = yield* place(
    (now) =>
      new SoughtPlace({
        kind: "place obstacle",
        seat: ship.seat,
        rule: RULE,
        about: { ship: ship.id, piece: token },
        place: { shape: "table", margin: 0 },
        seek: () => findBehind(now, ship, token) ?? room,
        refusal: (given) => refusalOf(now, ship, token, given),
      }),
  );
  yield* layObstacle(game, { token, pose, seat: ship.seat });
});
