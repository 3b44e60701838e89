/**
 * Executes a maneuver in the second edition, whatever causes it (2E-MOVE-02):
 *
 * 1. replace a maneuver that the ship may not execute (2E-MOVE-25, -26), and pay for a purple one (2E-MOVE-22)
 * 2. move along the template, backing up if a ship is in the way (2E-BUMP-01 to -03)
 * 3. a ship that is partly outside the play area has fled (2E-BUMP-16, 2E-DMG-17)
 * 4. check difficulty: red gives a stress token, blue removes stress, strain and deplete (2E-MOVE-19 to -21)
 * 5. handle overlapped ships (2E-BUMP-07 to -14)
 * 6. handle obstacles and mines under the template or the base
 * 7. resolve cards that act after a maneuver
 *
 * Steps 2 to 6 differ for huge ships: `huge-second-edition.ts`.
 */
import type { DialManeuver } from "@broadside/cards";
import { areasOverlap, baseAt, maneuverEnd, maneuverPath, type Pose, type Shape, TALLON_PLACES } from "@broadside/geometry";
import { window } from "../abilities/window.ts";
import { fleeIfOutside, hasLeftTable } from "../board/fleeing.ts";
import { startTouching, stopTouching } from "../board/touching.ts";
import { forceSpent } from "../charges/charges.ts";
import type { Procedure } from "../contract/ask.ts";
import type { FlightOptions } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { meetMines } from "../devices/devices.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { obstaclesOnTheWay } from "../obstacles/obstacles-met.ts";
import { meetObstaclesFlown } from "../obstacles/obstacles-second-edition.ts";
import { maneuverNearRemotes, meetRemotes } from "../remotes/meeting.ts";
import type { Ship } from "../state/state.ts";
import { leaderExecuted } from "../wings/leading.ts";
import { courseOf } from "./course.ts";
import { maneuverOf } from "./dial.ts";
import { checkDifficulty } from "./difficulty.ts";
import { fly } from "./flight.ts";
import { flyHuge } from "./huge-second-edition.ts";
import { beginMotion, endMotion } from "./maneuver.ts";
import { resolveOverlap } from "./overlaps-second-edition.ts";
import { flightOf } from "./stress-maneuver.ts";

export const executeManeuver = procedure(
  "executeManeuver",
  function* (game: Situation, ship: Ship, code: string, how: FlightOptions): Procedure {
    if (!how.from && !ship.pose) return;
    const flight = flightOf(game, ship, code, how);
    beginMotion(game, ship, flight.code, flight.colour, how.revealed, flight.fixed);
    if (!how.from) yield* window(game, "beforeManeuver", { ship: ship.id });
    if (!how.from && (ship.status !== "inPlay" || !ship.pose)) return endMotion(game);
    const { code: flown, colour } = game.state.motion?.ship === ship.id ? game.state.motion : flight;
    const maneuver = maneuverOf(game, ship, flown);
    if (colour === "purple") {
      game.setShip(ship, { force: Math.max(0, ship.force - 1) });
      yield* forceSpent(game, ship);
    }
    if (game.factsOf(ship).isHuge) yield* flyHuge(game, ship, maneuver, how);
    else yield* flyStandard(game, ship, maneuver, how);
    yield* maneuverNearRemotes(game, ship);
    if (ship.wing) leaderExecuted(game, ship, how.inStep === true);
    if (ship.status === "inPlay") yield* how.afterwards?.() ?? window(game, "maneuverExecuted", { ship: ship.id });
    endMotion(game);
  },
);

const flyStandard = procedure(
  "flyStandard",
  function* (game: Situation, ship: Ship, maneuver: DialManeuver, how: FlightOptions): Procedure {
    const slide = maneuver.bearing === "tallon" ? yield* chooseTallonPlace(ship, maneuver, how.from) : 0;
    if (!ship.pose && !how.from) return;
    const flown = move(game, ship, maneuver, slide, how.from);
    if (!flown) return yield* destroy(game, ship, "destroyed");
    if (hasLeftTable(game, ship) && (yield* fleeIfOutside(game, ship))) return;
    yield* window(game, "beforeDifficulty", { ship: ship.id });
    if (ship.status !== "inPlay") return;
    yield* checkDifficulty(game, ship, game.state.motion?.colour ?? "white");
    if (game.state.motion?.bumped) yield* resolveOverlap(game, ship, how);
    yield* meetObstaclesFlown(game, ship);
    if (game.state.devices.length > 0 && ship.status === "inPlay") yield* meetMines(game, ship, flown);
    yield* meetRemotes(game, ship, flown);
  },
);

/**
 * Lets the player choose the left, middle or right position at the template's end. Only free positions are offered; if none is free, only
 * the middle one is (2E-MOVE-09, -10).
 */
const chooseTallonPlace = (ship: Ship, maneuver: DialManeuver, from: Pose | undefined): Procedure<number> =>
  choose<number>((now) => {
    const free = TALLON_PLACES.filter((slide) => isFree(now, ship, maneuver, slide, from));
    const end = (slide: number): Pose | undefined => endOf(now, ship, maneuver, slide, from);
    return {
      kind: "Tallon roll place",
      seat: ship.seat,
      rule: "2E-MOVE-09",
      about: { ship: ship.id, maneuver: now.state.motion?.code ?? "" },
      options: optionsOf(
        (free.length > 0 ? free : [0]).map((value) => {
          const pose = end(value);
          return { key: TALLON_NAMES[value] ?? "middle", value, ...(pose && { pose }) };
        }),
      ),
    };
  });
const TALLON_NAMES: Readonly<Record<number, string>> = {
  [TALLON_PLACES[0]]: "middle",
  [TALLON_PLACES[1]]: "front",
  [TALLON_PLACES[2]]: "back",
};

function endOf(game: Situation, ship: Ship, maneuver: DialManeuver, slide: number, from: Pose | undefined): Pose | undefined {
  const start = from ?? ship.pose;
  return start && maneuverEnd(game.board.baseOf(ship), start, courseOf(maneuver), slide);
}

function isFree(game: Situation, ship: Ship, maneuver: DialManeuver, slide: number, from: Pose | undefined): boolean {
  const pose = endOf(game, ship, maneuver, slide, from);
  if (!pose) return true;
  const end = [baseAt(game.board.baseOf(ship), pose)];
  return game.state.ships.every(
    (other) => other === ship || !other.pose || other.status !== "inPlay" || !areasOverlap(end, game.board.base(other)),
  );
}

/**
 * Moves the ship, and records which ships it overlaps and which obstacles it meets. Returns its template and outline if anything is near
 * them; undefined if the ship fits nowhere.
 */
function move(game: Situation, ship: Ship, maneuver: DialManeuver, slide: number, from: Pose | undefined): readonly Shape[] | undefined {
  const flight = fly(game, ship, maneuver, { slides: maneuver.bearing === "tallon" ? [slide] : [], from });
  if (!flight) return undefined;
  const { start, course, flown, others, shapes } = flight;
  const { full } = flown;
  // After a stop, ships in contact stay in contact, and the ship overlaps none (2E-MOVE-12).
  if (maneuver.bearing !== "stationary") stopTouching(game, ship);
  const blockers = full ? NO_SHIPS : underEnd(game, ship, maneuver, slide, start, others);
  if (!full)
    touch(
      game,
      ship,
      flown.overlapped.flatMap((at) => others[at] ?? []),
    );
  const path = () => maneuverPath(game.board.baseOf(ship), start, course);
  const met =
    shapes.length > 0 ? obstaclesOnTheWay(game, ship, { template: flown.template, outline: game.board.outline(ship), start, path }) : [];
  const { motion } = game.state;
  if (motion)
    game.setMotion({
      ...motion,
      bumped: !full,
      from: start,
      met: met.map(({ id }) => id),
      ...(!full && { blockedBy: blockers.map(({ id }) => id) }),
    });
  return shapes;
}

const NO_SHIPS: readonly Ship[] = [];

/** Returns the ships that the moving ship would have ended on if it hadn't backed up (2E-BUMP-08, -22-Q). */
function underEnd(
  game: Situation,
  ship: Ship,
  maneuver: DialManeuver,
  slide: number,
  start: Pose,
  others: readonly Ship[],
): readonly Ship[] {
  const base = game.board.baseOf(ship);
  const end = [baseAt(base, maneuverEnd(base, start, courseOf(maneuver), slide))];
  return others.filter((other) => areasOverlap(end, game.board.base(other)));
}

/** Records that the ship is now in contact with the last ships that it overlapped while backing up (2E-BUMP-06). */
function touch(game: Situation, ship: Ship, others: readonly Ship[]): void {
  startTouching(game, ship, others);
  for (const other of others) game.note({ note: "overlapped", ship: ship.id, target: other.id });
}
