/**
 * A huge ship executes a maneuver: it is lifted from its start to its end, and only where it ends counts (HS-MOVE-10, HS-OVER-13, -23).
 *
 * 1. another huge ship in the way: it backs up until it only touches; it and each that it overlapped are dealt one faceup Damage card, at the
 *    section concerned (HS-OVER-01 to -05, -92-Q). One used as an obstacle is dealt nothing (HS-HOBS-91-Q)
 * 2. a ship with any part outside has fled (HS-MOVE-11)
 * 3. small and large ships under it are destroyed, friendly ones too (HS-OVER-06, -12); then one attack die for each small and two for each
 *    large ship, whose damage the overlapping section suffers (HS-OVER-09 to -11)
 * 4. obstacles under it are crushed (HS-OVER-14), mines under it go off (HS-OVER-93-Q)
 *
 * None of it costs the action (HS-OVER-02, -08, -18), and there is no stress to check (HS-MOVE-09). The same holds for every maneuver that a
 * card causes (HS-OVER-94-Q).
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
import { startTouching, stopTouchingWhoIsLeft } from "../board/touching.ts";
import { dealDamageCard, sufferDamage } from "../damage/damage.ts";
import { destroy } from "../damage/destruction.ts";
import { meetMines } from "../devices/devices.ts";
import type { Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { crushObstacles, obstaclesMet } from "../obstacles/obstacles.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { sectionsOver } from "../sections/section-places.ts";
import { type Ship, type ShipId, shipOf } from "../state/state.ts";
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

/** A huge ship in a collision, and the sections of it that are concerned. */
interface Collision {
  readonly id: ShipId;
  readonly sections: readonly Section[];
}

/** What a huge ship can run into: other huge ships, and those used as obstacles. */
interface Hull {
  readonly base: readonly [Box];
  readonly ship?: Ship;
  readonly piece?: string;
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

/** Puts the ship where it ends, and says who has collided: itself first. What there is no template for leaves it where it is. */
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
  if (!samePose(pose, start)) stopTouchingWhoIsLeft(game, ship);
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

/** The sections that overlap where the ship would have ended; of those that it met only on its way back, the ones that touch (HS-OVER-04). */
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

/** Small and large ships under the ship go first, all of them; then it rolls for those that are gone (HS-OVER-09). */
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

/** In order of initiative, for cards may speak as they go (1E-ROUND-02). */
function shipsUnder(game: Situation, ship: Ship): readonly Ship[] {
  const { board, state } = game;
  const under = shipsInPlay(game).filter(
    (other) => other !== ship && other.pose && !game.factsOf(other).isHuge && areasOverlap(board.base(ship), board.base(other)),
  );
  return under.sort((one, other) => state.initiative.indexOf(one.seat) - state.initiative.indexOf(other.seat));
}
