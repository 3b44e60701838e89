/** Finds where ships are expected to be, and where a ship's own maneuvers end among them. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import {
  type Area,
  areasOverlap,
  type Box,
  baseAt,
  execute,
  executeHuge,
  footprint,
  hasFled,
  mm,
  type Pose,
  type Shape,
  shifted,
  vectorLength,
  wingPlace,
} from "@broadside/geometry";
import { courseOf, type Game, hugeCourseOf, hugeTemplateOf, pilotSkill, type Question, type Ship, wayOf } from "@broadside/rules";
import { wingmatesOf } from "@broadside/rules/procedures";

/** A ship with an unknown maneuver is expected to fly straight ahead at this speed. */
const EXPECTED: DialManeuver = { speed: 2, bearing: "straight", colour: "white" };

/** The bot's own dials that are already set, by ship. */
export type SetDials = ReadonlyMap<string, string>;

export function setDials(questions: readonly Question[]): SetDials {
  const found = new Map<string, string>();
  for (const { kind, about, answered } of questions)
    if (kind === "dial" && about?.ship !== undefined && typeof answered === "string") found.set(about.ship, answered);
  return found;
}

/**
 * Returns the expected position of a ship that hasn't moved yet: by its dial if known, otherwise straight ahead. If that would leave the
 * table, returns its present position.
 */
function expectedPlace(game: Game, ship: Ship, dials: SetDials): Pose | undefined {
  const { pose } = ship;
  if (!pose || ship.activated || ship.status !== "inPlay") return pose;
  const { base, dial } = game.factsOf(ship);
  const code = dials.get(ship.id);
  const maneuver = (code === undefined ? undefined : (dial.get(code) ?? readManeuver(code))) ?? EXPECTED;
  const end = shifted(pose, wayOf(base, maneuver));
  return hasFled(game.board.table, base, end) ? pose : end;
}

/** Moves all ships but one to their expected positions, in a copy of the game. */
export function expectOthers(game: Game, ship: Ship | undefined, dials: SetDials): void {
  for (const other of game.state.ships) if (other !== ship) other.pose = expectedPlace(game, other, dials);
}

/** Ships that a moving ship may meet: those that move earlier, at their expected positions, and all others where they are now. */
export interface Traffic {
  readonly ships: readonly Ship[];
  readonly bases: readonly (readonly [Box])[];
  readonly obstacles: readonly Area[];
  readonly mines: readonly Area[];
}

/** The farthest that a ship reaches in one maneuver, base included. */
const FARTHEST = mm(420);

export function trafficFor(game: Game, ship: Ship, dials: SetDials): Traffic {
  const { pose } = ship;
  const skill = pilotSkill(game, ship);
  const ships: Ship[] = [];
  const bases: (readonly [Box])[] = [];
  for (const other of game.state.ships) {
    if (other === ship || other.status !== "inPlay" || isInWingOf(other, ship)) continue;
    const at = pilotSkill(game, other) < skill || other.seat === ship.seat ? expectedPlace(game, other, dials) : other.pose;
    if (!at || !pose || vectorLength(at.x - pose.x, at.y - pose.y) > FARTHEST) continue;
    ships.push(other);
    bases.push([baseAt(game.board.baseOf(other), at)]);
  }
  const near = (area: Area): boolean =>
    pose !== undefined && area.some(({ cx, cy, radius }) => vectorLength(cx - pose.x, cy - pose.y) <= FARTHEST + radius);
  return {
    ships,
    bases,
    obstacles: game.state.obstacles.map((one) => game.board.obstacle(one)).filter(near),
    mines: game.state.devices.map((one) => game.board.device(one)).filter(near),
  };
}

const isInWingOf = (one: Ship, leader: Ship): boolean => one.wing?.leader === leader.id && !one.wing.split && one !== leader;

/** How a maneuver ends. */
export interface ExpectedEnd {
  readonly pose: Pose;
  readonly leaves: boolean;
  /** Ships that it runs into or over. */
  readonly bumped: readonly Ship[];
  /** The number of obstacles and mines that it flies over or ends on, and whether it ends on an obstacle. */
  readonly met: number;
  readonly isOnObstacle: boolean;
}

export function endOf(game: Game, ship: Ship, start: Pose, maneuver: DialManeuver, traffic: Traffic): ExpectedEnd {
  const { base, isHuge } = game.factsOf(ship);
  return isHuge ? hugeEnd(game, ship, start, maneuver, traffic) : smallEnd(game, ship, start, maneuver, traffic, base);
}

function smallEnd(
  game: Game,
  ship: Ship,
  start: Pose,
  maneuver: DialManeuver,
  { ships, bases, obstacles, mines }: Traffic,
  base: ReturnType<Game["factsOf"]>["base"],
): ExpectedEnd {
  const flown = execute(base, start, courseOf(maneuver), bases, "ignored");
  const { pose } = flown;
  const outline = footprint(base, pose, "counted");
  const swept: readonly Shape[] = obstacles.length + mines.length > 0 ? [...flown.template, ...outline] : [];
  const isUnder = (area: Area): boolean => areasOverlap(swept, area);
  return {
    pose,
    leaves: hasFled(game.board.table, base, pose) || losesWingmate(game, ship, pose, maneuver),
    bumped: flown.overlapped.flatMap((at) => ships[at] ?? []),
    met: obstacles.filter(isUnder).length + mines.filter(isUnder).length,
    isOnObstacle: obstacles.some((area) => areasOverlap(outline, area)),
  };
}

/** Huge ships stop only for each other, run over all other ships, and crush obstacles. */
function hugeEnd(game: Game, ship: Ship, start: Pose, maneuver: DialManeuver, { ships, bases }: Traffic): ExpectedEnd {
  const { base } = game.factsOf(ship);
  const course = hugeCourseOf(base, maneuver);
  const huge = ships.flatMap((other, at) => (game.factsOf(other).isHuge ? [bases[at] ?? []] : []));
  const pose = course ? executeHuge(hugeTemplateOf(base), base, start, course, huge).pose : start;
  const area = [baseAt(base, pose)];
  const bumped = ships.filter((_, at) => areasOverlap(area, bases[at] ?? []));
  return { pose, leaves: hasFled(game.board.table, base, pose), bumped, met: 0, isOnObstacle: false };
}

/**
 * True if the maneuver would take a wingmate off the table. A wingmate without room in the formation flies the maneuver from its own
 * position.
 */
function losesWingmate(game: Game, leader: Ship, pose: Pose, maneuver: DialManeuver): boolean {
  if (leader.wing?.position !== "leader") return false;
  const { table } = game.board;
  return wingmatesOf(game, leader).some((mate) => {
    const base = game.board.baseOf(mate);
    const place = mate.wing && wingPlace(pose, mate.wing.position, base, game.board.baseOf(leader));
    if (place && !hasFled(table, base, place)) return false;
    return mate.pose !== undefined && hasFled(table, base, shifted(mate.pose, wayOf(base, maneuver)));
  });
}

/** True if this many maneuvers in a row can stay on the table from there. */
export function canStay(game: Game, ship: Ship, pose: Pose, maneuvers: readonly DialManeuver[], times: number): boolean {
  if (times === 0) return true;
  const { base } = game.factsOf(ship);
  return maneuvers.some((maneuver) => {
    const end = shifted(pose, wayOf(base, maneuver));
    return !hasFled(game.board.table, base, end) && canStay(game, ship, end, maneuvers, times - 1);
  });
}
