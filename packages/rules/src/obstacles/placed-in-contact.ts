/**
 * Lets a player place an obstacle in contact with a ship because of a card: which positions are allowed, and which one is suggested. Used
 * by cards.
 */
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
import type { PlaceRefusal, RuleName } from "@broadside/protocol";
import { outlineRadius } from "../board/board.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";
import { putDown } from "./cargo.ts";
import { layObstacle } from "./placed-obstacles.ts";

/**
 * The position must be on the table, in contact with the ship and not on any ship. Optionally, it must also be in the ship's rear arc, or
 * not on any obstacle.
 */
export interface InContact {
  readonly token: ObstacleId;
  readonly rule: RuleName;
  readonly behind?: true;
  readonly offObstacles?: true;
}

const REACH = mm(120);

function refusalOf(game: Situation, ship: Ship, { token, rule, behind, offObstacles }: InContact, pose: Pose): PlaceRefusal | undefined {
  const area: Area = [obstacleAt(pose, token)];
  if (!isOnTable(game.board.table, area)) return { rule, why: { fault: "not wholly on the table" } };
  const arc = behind && game.board.arc(ship, "rear");
  if (arc && !isInArc(arc, area)) return { rule, why: { fault: "not in the ship's rear arc" } };
  if (areaDistance(area, game.board.base(ship)) > CONTACT) return { rule, why: { fault: "does not touch the ship" } };
  const under = shipsInPlay(game).find((other) => other.pose && areasOverlap(area, game.board.base(other)));
  if (under) return { rule, why: { fault: "on top of ship", ship: under.id } };
  if (!offObstacles) return undefined;
  const over = game.state.obstacles.find((other) => areasOverlap(area, game.board.obstacle(other)));
  return over && { rule, why: { fault: "on an obstacle" } };
}

/** Positions along one side of the ship: `away` is the distance from that side, and `along` the distance along it. */
type Side = (away: number, along: number) => { readonly right: number; readonly forward: number };
const REAR: Side = (away, along) => ({ right: along, forward: -away });
const SIDES: readonly Side[] = [
  REAR,
  (away, along) => ({ right: along, forward: away }),
  (away, along) => ({ right: -away, forward: along }),
  (away, along) => ({ right: away, forward: along }),
];
const ALONG = [0, mm(20), -mm(20), mm(40), -mm(40)];

/**
 * Finds a position straight behind the ship or slightly to one side, as close as possible. Tries the other sides too, if they are allowed.
 */
function findPlace(game: Situation, ship: Ship, how: InContact): Pose | undefined {
  const { pose: from } = ship;
  if (!from) return undefined;
  for (const side of how.behind ? [REAR] : SIDES)
    for (const along of ALONG) {
      const pose = nearest(game, ship, how.token, (away) => shifted(from, { ...side(away, along), turn: degrees(0) }));
      if (!refusalOf(game, ship, how, pose)) return pose;
    }
  return undefined;
}

function nearest(game: Situation, ship: Ship, token: ObstacleId, at: (away: number) => Pose): Pose {
  let [near, far] = [0, outlineRadius(game.board.baseOf(ship)) + REACH];
  while (far - near > CONTACT / 4) {
    const middle = Math.round((near + far) / 2);
    if (areaDistance([obstacleAt(at(middle), token)], game.board.base(ship)) > 0) far = middle;
    else near = middle;
    if (far - near <= 1) break;
  }
  return at(far);
}

const hasRoom = (game: Situation, ship: Ship, how: InContact): boolean =>
  ship.status === "inPlay" && findPlace(game, ship, how) !== undefined;

/** Lets the player choose the position. Returns undefined if there is no room. */
function* askPlace(game: Situation, ship: Ship, how: InContact): Procedure<Pose | undefined> {
  const room = findPlace(game, ship, how);
  if (!room) return undefined;
  return yield* place(
    (now) =>
      new LazyPlaceAsk({
        kind: "place obstacle",
        seat: ship.seat,
        rule: how.rule,
        about: { ship: ship.id, piece: how.token },
        place: { shape: "table", margin: 0 },
        seek: () => findPlace(now, ship, how) ?? room,
        refusal: (given) => refusalOf(now, ship, how, given),
      }),
  );
}

const behind = (token: ObstacleId): InContact => ({ token, rule: "2E-SYS-22", behind: true });
export const canLayBehind = (game: Situation, ship: Ship, token: ObstacleId): boolean => hasRoom(game, ship, behind(token));
export const layBehind = procedure("layBehind", function* (game: Situation, ship: Ship, token: ObstacleId): Procedure {
  const pose = yield* askPlace(game, ship, behind(token));
  if (pose) yield* layObstacle(game, { token, pose, seat: ship.seat });
});

/** Container tokens aren't described in any source, so they are placed like loose cargo. */
const CONTAINER: InContact = { token: "loosecargo", rule: "1E-OBST-11", offObstacles: true };
export const canPlaceContainer = (game: Situation, ship: Ship): boolean => hasRoom(game, ship, CONTAINER);
export const placeContainer = procedure("placeContainer", function* (game: Situation, ship: Ship): Procedure {
  const pose = yield* askPlace(game, ship, CONTAINER);
  if (!pose) return;
  const container = putDown(game, CONTAINER.token, pose);
  game.note({ note: "container placed", ship: ship.id, obstacle: container.id });
});
