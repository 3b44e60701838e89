/**
 * A huge ship executes a maneuver. It is lifted from start to end, and only its final position counts (HS-MOVE-10, HS-OVER-13, -23).
 *
 * 1. if another huge ship is in the way, the moving ship backs up until the two only touch. The moving ship and each ship that it
 *    overlapped are dealt one faceup Damage card at the section involved (HS-OVER-01 to -05, -92-Q); a huge ship used as an obstacle is
 *    dealt none (HS-HOBS-91-Q)
 * 2. if any part of the moving ship is outside the play area, it has fled (HS-MOVE-11)
 * 3. small and large ships under it are destroyed, even friendly ones (HS-OVER-06, -12). It rolls one attack die for each small and two for
 *    each large ship, and the overlapping section suffers the damage (HS-OVER-09 to -11)
 * 4. obstacles under it are crushed (HS-OVER-14), and mines under it go off (HS-OVER-93-Q)
 *
 * None of this costs the action (HS-OVER-02, -08, -18), and there is no stress check (HS-MOVE-09). The same applies to every maneuver
 * caused by a card (HS-OVER-94-Q).
 */
import type { DialManeuver } from "@broadside/cards";
import { countFace } from "@broadside/dice";
import {
  type Area,
  areaDistance,
  areasOverlap,
  type Box,
  baseAt,
  baseFacts,
  CONTACT,
  executeHuge,
  type Pose,
  SECTIONS,
  type Section,
  samePose,
  sectionAt,
} from "@broadside/geometry";
import { rollDice } from "../attack/roll.ts";
import { poseOf } from "../board/board.ts";
import { fleeIfOutside } from "../board/fleeing.ts";
import { startTouching, stopTouchingShipsLeft } from "../board/touching.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { dealDamageCard, sufferDamage } from "../damage/damage.ts";
import { destroy } from "../damage/destruction.ts";
import { meetMines } from "../devices/devices.ts";
import { procedure } from "../driver/procedure.ts";
import { crushObstacles, obstaclesMet } from "../obstacles/obstacles.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { sectionsOver } from "../sections/section-places.ts";
import { type PlacedObstacleId, type Ship, type ShipId, shipOf } from "../state/state.ts";
import { hugeCourseOf, hugeTemplateOf } from "./course.ts";

export const flyHuge = procedure("flyHuge", function* (game: Situation, ship: Ship, maneuver: DialManeuver): Procedure {
  const collisions = moveHuge(game, ship, maneuver);
  for (const { id, sections } of collisions) yield* dealDamageCard(game, shipOf(game.state, id), true, sections);
  if (ship.status !== "inPlay" || (yield* fleeIfOutside(game, ship))) return;
  yield* runOver(game, ship);
  if (ship.status !== "inPlay") return;
  const outline = game.board.outline(ship);
  yield* crushObstacles(game, ship, obstaclesMet(game, ship, outline, undefined));
  if (game.state.devices.length > 0 && ship.status === "inPlay") yield* meetMines(game, ship, outline);
});

/** A huge ship in a collision, and the sections involved. */
interface Collision {
  readonly id: ShipId;
  readonly sections: readonly Section[];
}

/** Something that a huge ship can collide with: another huge ship, or one used as an obstacle. */
interface Hull {
  readonly base: readonly [Box];
  readonly ship?: Ship;
  readonly piece?: PlacedObstacleId;
}

function hullsAbout({ board, facts, state }: Situation, ship: Ship): readonly Hull[] {
  const found: Hull[] = [];
  for (const place of facts.hugeShips) {
    const other = state.ships[place];
    if (other && other !== ship && other.status === "inPlay" && other.pose) found.push({ base: board.base(other), ship: other });
  }
  for (const { base, obstacle } of board.hulks()) found.push({ base, piece: obstacle.id });
  return found;
}

/**
 * Moves the ship and returns the ships that collided, starting with the ship itself. If the maneuver has no template, the ship stays where
 * it is.
 */
function moveHuge(game: Situation, ship: Ship, maneuver: DialManeuver): readonly Collision[] {
  const base = game.board.baseOf(ship);
  const course = hugeCourseOf(base, maneuver);
  if (!course) return NO_COLLISIONS;
  const hulls = hullsAbout(game, ship);
  const bases = hulls.map((hull) => hull.base);
  const start = poseOf(ship);
  const { pose, end, touched, overlapped } = executeHuge(hugeTemplateOf(base), base, start, course, bases);
  game.note({ note: "maneuver", ship: ship.id, maneuver: game.state.motion?.code });
  game.setShip(ship, { pose, speed: maneuver.speed });
  if (!samePose(pose, start)) stopTouchingShipsLeft(game, ship);
  if (overlapped.length === 0) return NO_COLLISIONS;
  const struck = hulls.filter((_, at) => overlapped.includes(at));
  const others = touched.flatMap((at) => hulls[at]?.ship ?? []);
  startTouching(game, ship, others);
  for (const { ship: other, piece } of struck)
    game.note(other ? { note: "overlapped", ship: ship.id, target: other.id } : { note: "overlapped", ship: ship.id, obstacle: piece });
  if (game.state.motion) game.setMotion({ ...game.state.motion, bumped: true, blockedBy: others.map(({ id }) => id) });
  return collisionsOf(game, ship, end, struck);
}

const NO_COLLISIONS: readonly Collision[] = [];

/**
 * For each ship in a collision, returns the sections that would overlap at the moving ship's intended end position. If the ships met only
 * while one backed up, returns the sections that touch (HS-OVER-04).
 */
function collisionsOf(game: Situation, ship: Ship, end: Pose, struck: readonly Hull[]): readonly Collision[] {
  const { board } = game;
  const base = board.baseOf(ship);
  const there = [baseAt(base, end)];
  const hulls = struck.flatMap((hull) => hull.base);
  const own = sectionsIn(
    game,
    ship,
    (section) => areasOverlap(sectionAt(base, section, end), hulls),
    (section) => isTouching(board.section(ship, section), hulls),
  );
  const others = struck.flatMap(({ ship: other }) => other ?? []);
  return [
    { id: ship.id, sections: own },
    ...others.map((other) => ({
      id: other.id,
      sections: sectionsIn(
        game,
        other,
        (section) => areasOverlap(there, board.section(other, section)),
        (section) => isTouching(board.section(other, section), board.base(ship)),
      ),
    })),
  ];
}

function sectionsIn(
  game: Situation,
  ship: Ship,
  isOver: (section: Section) => boolean,
  touches: (section: Section) => boolean,
): readonly Section[] {
  if (!game.factsOf(ship).hasSections) return [];
  const over = SECTIONS.filter(isOver);
  return over.length > 0 ? over : SECTIONS.filter(touches);
}

const isTouching = (one: Area, other: Area): boolean => areaDistance(one, other) <= CONTACT;

/** First destroys all small and large ships under the huge ship, then rolls for the destroyed ships (HS-OVER-09). */
const runOver = procedure("runOver", function* (game: Situation, ship: Ship): Procedure {
  const under = shipsUnder(game, ship);
  if (under.length === 0) return;
  const section = sectionsOver(
    game,
    ship,
    under.flatMap((other) => game.board.base(other)),
  );
  for (const other of under) game.note({ note: "run over", ship: ship.id, target: other.id, rule: "HS-OVER-06" });
  for (const other of under) yield* destroy(game, other, "destroyed");
  const gone = under.filter(({ status }) => status !== "inPlay");
  const count = gone.reduce((dice, other) => dice + (baseFacts(game.board.baseOf(other)).size === "small" ? 1 : 2), 0);
  if (count === 0 || ship.status !== "inPlay") return;
  const dice = yield* rollDice(game, ship, "attack", count, "ships run over");
  yield* sufferDamage(game, ship, { hits: countFace(dice, "hit"), crits: countFace(dice, "crit"), reason: "ships run over", section });
});

/** Lists the ships in initiative order, because cards may act as the ships are destroyed (1E-ROUND-02). */
function shipsUnder(game: Situation, ship: Ship): readonly Ship[] {
  const { board, state } = game;
  const under = shipsInPlay(game).filter(
    (other) => other !== ship && other.pose && !game.factsOf(other).isHuge && areasOverlap(board.base(ship), board.base(other)),
  );
  return under.sort((one, other) => state.initiative.indexOf(one.seat) - state.initiative.indexOf(other.seat));
}
