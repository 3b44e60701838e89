/** Places things by a card's own rules: a ship that arrives from reserve, or an obstacle that is moved (2E-SETUP-18). */
import {
  type Area,
  baseAt,
  degrees,
  findPlace,
  keepsRules,
  mm,
  obstacleToMeasure,
  type PlacementRule,
  type Pose,
  shipsApart,
} from "@broadside/geometry";
import type { PlaceRefusal } from "@broadside/protocol";
import { placementRefusal } from "../board/placement-refusal.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Seat } from "../state/seat.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";
import { placeUnit, placeUnitAt } from "./forces.ts";

/** Lists of placement rules. A place is allowed if it meets every rule in at least one list. */
export type PlacesFor = (game: Situation) => readonly (readonly PlacementRule[])[];

const RULE = "2E-SETUP-18";
const EVERYWHERE = { shape: "table", margin: 0 } as const;

/** Returns why a place isn't allowed. It must be allowed by the card, on the table, and clear of other ships. */
export function refusalAmong(
  game: Situation,
  ship: Ship,
  pose: Pose,
  places: PlacesFor,
  isOther: (ship: Ship) => boolean,
): PlaceRefusal | undefined {
  const base = game.board.baseOf(ship);
  const area: Area = [baseAt(base, pose)];
  const rules = places(game);
  const { table } = game.board;
  if (!keepsRules(table, area, [{ must: "be on the table" }])) return { rule: RULE, why: { fault: "not wholly on the table" } };
  if (!rules.some((one) => keepsRules(table, area, one))) return { rule: RULE, why: { fault: "not where its card says" } };
  const others = shipsInPlay(game).flatMap((other) => (isOther(other) && other.pose ? [game.board.outline(other)] : []));
  return shipsApart(base, pose, others) ? undefined : { rule: RULE, why: { fault: "on top of", of: "another ship" } };
}

const refusalOf = (game: Situation, ship: Ship, pose: Pose, places: PlacesFor): PlaceRefusal | undefined =>
  refusalAmong(game, ship, pose, places, (other) => other !== ship);

const STEP = mm(20);
const HEADINGS = [0, 90, 180, 270].map(degrees);

function findStanding(game: Situation, ship: Ship, places: PlacesFor): Pose | undefined {
  const { width, height } = game.board.table;
  for (const heading of HEADINGS)
    for (let y = STEP; y < height; y += STEP)
      for (let x = STEP; x < width; x += STEP) {
        const pose = { x, y, heading };
        if (!refusalOf(game, ship, pose, places)) return pose;
      }
  return undefined;
}

/**
 * Brings a ship with its wing from reserve to a place that its card allows. If no such place is free, the ship is placed like any other.
 * Used by cards.
 */
export const arrive = procedure("arrive", function* (game: Situation, ship: Ship, places: PlacesFor): Procedure {
  if (ship.status !== "reserve") return;
  const room = findStanding(game, ship, places);
  if (!room) {
    yield* placeUnit(game, ship);
    return;
  }
  const pose = yield* place(
    (now) =>
      new LazyPlaceAsk({
        kind: "place ship",
        seat: ship.seat,
        rule: RULE,
        about: { ship: ship.id },
        place: EVERYWHERE,
        seek: () => findStanding(now, ship, places) ?? room,
        refusal: (given) => refusalOf(now, ship, given, places),
      }),
  );
  yield* placeUnitAt(game, ship, pose);
});

type Lying = Pick<PlacedObstacle, "token" | "flipped">;
const measured = ({ token, flipped }: Lying, pose: Pose): Area => [obstacleToMeasure(pose, token, flipped)];

/** Returns a place for an obstacle by these rules; undefined if there is none. Used by cards. */
export const roomForObstacle = (game: Situation, obstacle: Lying, rules: readonly PlacementRule[]): Pose | undefined =>
  findPlace(game.board.table, (pose) => measured(obstacle, pose), rules);

/** Lets the player move an obstacle to another place and turn it to face any direction. Used by cards. */
export const moveObstacle = procedure(
  "moveObstacle",
  function* (game: Situation, seat: Seat, obstacle: PlacedObstacle, rulesOf: (game: Situation) => readonly PlacementRule[]): Procedure {
    const room = roomForObstacle(game, obstacle, rulesOf(game));
    if (!room) return;
    const { id, token, flipped } = obstacle;
    const pose = yield* place(
      (now) =>
        new LazyPlaceAsk({
          kind: "place obstacle",
          seat,
          rule: RULE,
          about: flipped ? { piece: token, flipped } : { piece: token },
          place: EVERYWHERE,
          seek: () => roomForObstacle(now, obstacle, rulesOf(now)) ?? room,
          refusal: (at) =>
            placementRefusal(now.board.table, measured(obstacle, at), rulesOf(now), { rule: RULE, others: "a ship or another obstacle" }),
        }),
    );
    game.set({ obstacles: game.state.obstacles.map((one) => (one.id === id ? { ...one, pose } : one)) });
    game.note({ note: "obstacle laid", obstacle: id, obstacleToken: token, seat });
  },
);
