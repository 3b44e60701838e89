/** Where ships are expected to stand, and where a maneuver of one's own ends among them. */
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

/** Every ship whose maneuver is not known goes straight ahead at this speed. */
const EXPECTED: DialManeuver = { speed: 2, bearing: "straight", colour: "white" };

/** Dials of one's own that are set already, by ship. */
export type SetDials = ReadonlyMap<string, string>;

export function setDials(questions: readonly Question[]): SetDials {
  const found = new Map<string, string>();
  for (const { kind, about, answered } of questions)
    if (kind === "dial" && about?.ship !== undefined && typeof answered === "string") found.set(about.ship, answered);
  return found;
}

/** Where a ship that is still to move will stand: by its dial where that is known, straight ahead else; where it is if that leads off the table. */
function expectedPlace(game: Game, ship: Ship, dials: SetDials): Pose | undefined {
  const { pose } = ship;
  if (!pose || ship.activated || ship.status !== "inPlay") return pose;
  const { base, dial } = game.factsOf(ship);
  const code = dials.get(ship.id);
  const maneuver = (code === undefined ? undefined : (dial.get(code) ?? readManeuver(code))) ?? EXPECTED;
  const end = shifted(pose, wayOf(base, maneuver));
  return hasFled(game.board.table, base, end) ? pose : end;
}

/** Puts all ships but one where they are expected, in a game that is one's own. */
export function expectOthers(game: Game, ship: Ship | undefined, dials: SetDials): void {
  for (const other of game.state.ships) if (other !== ship) other.pose = expectedPlace(game, other, dials);
}

/** What a ship meets when it moves: those that move before it where they are expected, all others where they are. */
export interface Traffic {
  readonly ships: readonly Ship[];
  readonly bases: readonly (readonly [Box])[];
  readonly obstacles: readonly Area[];
  readonly mines: readonly Area[];
}

/** Nothing reaches farther in one maneuver, its base included. */
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
export interface End {
  readonly pose: Pose;
  readonly leaves: boolean;
  /** Ships that it runs into, or over. */
  readonly bumped: readonly Ship[];
  /** Obstacles and mines that it flies over or ends on, and whether it ends on an obstacle. */
  readonly met: number;
  readonly isOnObstacle: boolean;
}

export function endOf(game: Game, ship: Ship, start: Pose, maneuver: DialManeuver, traffic: Traffic): End {
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
): End {
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

/** Huge ships stop for each other alone, run over all others, and crush obstacles. */
function hugeEnd(game: Game, ship: Ship, start: Pose, maneuver: DialManeuver, { ships, bases }: Traffic): End {
  const { base } = game.factsOf(ship);
  const course = hugeCourseOf(base, maneuver);
  const huge = ships.flatMap((other, at) => (game.factsOf(other).isHuge ? [bases[at] ?? []] : []));
  const pose = course ? executeHuge(hugeTemplateOf(base), base, start, course, huge).pose : start;
  const area = [baseAt(base, pose)];
  const bumped = ships.filter((_, at) => areasOverlap(area, bases[at] ?? []));
  return { pose, leaves: hasFled(game.board.table, base, pose), bumped, met: 0, isOnObstacle: false };
}

/** A wingmate without a place in the formation flies the maneuver from where it is. */
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

/** Whether from a place some maneuver of the dial stays on the table, and another after it, as often as is asked. */
export function canStay(game: Game, ship: Ship, pose: Pose, maneuvers: readonly DialManeuver[], times: number): boolean {
  if (times === 0) return true;
  const { base } = game.factsOf(ship);
  return maneuvers.some((maneuver) => {
    const end = shifted(pose, wayOf(base, maneuver));
    return !hasFled(game.board.table, base, end) && canStay(game, ship, end, maneuvers, times - 1);
  });
}
