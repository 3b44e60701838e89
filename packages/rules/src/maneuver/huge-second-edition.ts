/**
 * How a huge ship executes a maneuver. It is lifted from start to end, and only its final position counts (2E-HUGE-04, -05, -58-Q):
 *
 * 1. if it would end on another huge ship, its speed is reduced by one until it doesn't (2E-HUGE-24)
 * 2. if any part of it is outside the play area, it has fled
 * 3. its difficulty is checked: a red maneuver costs energy, or gives stress if there is none (2E-HUGE-15, -16)
 * 4. the ship and the huge ships that it would have overlapped suffer damage (2E-HUGE-25)
 * 5. standard ships under it suffer damage and are placed again (2E-HUGE-27 to -31): see `run-over.ts`
 * 6. obstacles under it are removed (2E-HUGE-23), and mines under it go off
 *
 * None of this costs the action, and all of it is the same in 2.5 (2E-HUGE-03, -63-Q).
 */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import { areasOverlap, baseAt, hugeManeuverEnd, type Pose } from "@broadside/geometry";
import { poseOf } from "../board/board.ts";
import { fleeIfOutside } from "../board/fleeing.ts";
import { stopTouching } from "../board/touching.ts";
import type { Procedure } from "../contract/ask.ts";
import type { FlightOptions } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { meetMines } from "../devices/devices.ts";
import { procedure } from "../driver/procedure.ts";
import { removeObstaclesUnder } from "../obstacles/huge-second-edition.ts";
import { meetRemotes } from "../remotes/meeting.ts";
import { type Ship, type ShipId, shipOf } from "../state/state.ts";
import { hugeCourseOf } from "./course.ts";
import { checkDifficulty } from "./difficulty.ts";
import { runOver } from "./run-over.ts";

export const flyHuge = procedure("flyHuge", function* (game: Situation, ship: Ship, maneuver: DialManeuver, how: FlightOptions): Procedure {
  moveHuge(game, ship, maneuver);
  if (yield* fleeIfOutside(game, ship)) return;
  const speed = dialSpeed(ship, maneuver, how);
  yield* checkDifficulty(game, ship, game.state.motion?.colour ?? "white");
  if (ship.status === "inPlay" && game.state.motion?.blockedBy) yield* collide(game, ship, speed);
  if (ship.status === "inPlay") yield* runOver(game, ship, speed);
  if (ship.status === "inPlay") yield* removeObstaclesUnder(game, ship);
  if (game.state.devices.length > 0 && ship.status === "inPlay") yield* meetMines(game, ship, game.board.outline(ship));
  if (ship.status === "inPlay") yield* meetRemotes(game, ship, game.board.outline(ship));
});

/**
 * Returns the speed on the revealed dial, even if the ship moved more slowly. If the maneuver doesn't come from a revealed dial, returns
 * the maneuver's speed (2E-HUGE-25, -27).
 */
const dialSpeed = ({ revealed }: Ship, maneuver: DialManeuver, { inStep }: FlightOptions): number =>
  (inStep && revealed !== undefined ? readManeuver(revealed)?.speed : undefined) ?? maneuver.speed;

/** Moves the ship to its final position, and records the huge ships that slowed it down. */
function moveHuge(game: Situation, ship: Ship, maneuver: DialManeuver): void {
  const start = poseOf(ship);
  const others = game.state.ships.filter(
    (other) => other !== ship && other.status === "inPlay" && other.pose && game.factsOf(other).isHuge,
  );
  const base = game.board.baseOf(ship);
  const met: ShipId[] = [];
  let flown: DialManeuver = maneuver;
  let pose = endOf(game, ship, flown, start);
  for (;;) {
    const there = [baseAt(base, pose)];
    const under = others.filter((other) => areasOverlap(there, game.board.base(other)));
    for (const { id } of under) if (!met.includes(id)) met.push(id);
    if (under.length === 0 || flown.bearing === "stationary") break;
    flown = slower(flown);
    pose = endOf(game, ship, flown, start);
  }
  game.note({ note: "maneuver", ship: ship.id, maneuver: game.state.motion?.code });
  game.setShip(ship, { pose, speed: flown.speed });
  if (flown.bearing !== "stationary") stopTouching(game, ship);
  for (const id of met) game.note({ note: "overlapped", ship: ship.id, target: id });
  const { motion } = game.state;
  if (motion) game.setMotion({ ...motion, from: start, ...(met.length > 0 && { bumped: true, blockedBy: met }) });
}

/** If the maneuver has no template, the ship stays where it is. */
function endOf({ board }: Situation, ship: Ship, maneuver: DialManeuver, start: Pose): Pose {
  const base = board.baseOf(ship);
  const course = hugeCourseOf(base, maneuver);
  return course ? hugeManeuverEnd("second", base, start, course) : start;
}

const STOP: DialManeuver = { speed: 0, bearing: "stationary" };

/**
 * Returns the same maneuver one speed slower. A bank slows down from speed 1 to a bank of speed 0, and only then to a stop. Any other
 * maneuver of speed 1 becomes a stop.
 */
const slower = (maneuver: DialManeuver): DialManeuver =>
  maneuver.speed > (maneuver.bearing === "bank" ? 0 : 1) ? { ...maneuver, speed: maneuver.speed - 1 } : STOP;

const collide = procedure("collide", function* (game: Situation, ship: Ship, speed: number): Procedure {
  for (const id of [ship.id, ...(game.state.motion?.blockedBy ?? [])])
    yield* game.doneBy(ship.seat, sufferDamage(game, shipOf(game.state, id), { hits: 0, crits: speed, reason: "overlap" }));
});
