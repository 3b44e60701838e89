/**
 * Moves a ship without a maneuver. Stress isn't checked, the ship doesn't back up, and illegal end positions are never offered (1E-ACT-13,
 * -27).
 */
import { areasOverlap, type Place, type Pose, samePose } from "@broadside/geometry";
import type { PlaceProblem, QuestionKind, RuleName } from "@broadside/protocol";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { window } from "../abilities/window.ts";
import { poseOf } from "../board/board.ts";
import { stopTouching } from "../board/touching.ts";
import type { Option, PlaceAsk, Procedure } from "../contract/ask.ts";
import type { Direction, FixedDirection, Landing } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { meetMines } from "../devices/devices.ts";
import { place as askPlace, choose, LazyPlaceAsk, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { shipsInPlay } from "../queries/relation.ts";
import { meetRemotes } from "../remotes/meeting.ts";
import type { Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";
import { movedByEffect } from "../wings/splitting.ts";
import { isBending, isSliding } from "./directions.ts";
import { endLine, firstPose, placeOn, refusalOn, type SlideLine, slideOf, straightLine, templateLine } from "./lines.ts";
import { anyDirections, fixedPlaces, openDirections } from "./places.ts";
import { type Room, roomAbout } from "./room.ts";

export interface Reposition {
  /** The seat that decides. */
  readonly seat: Seat;
  /**
   * The kind of question that asks for the direction. Two more kinds are derived from it: `… template` asks for a bent template's position,
   * and `… place` for the ship's place.
   */
  readonly kind: "barrel roll" | "boost" | "decloak" | "tractor move";
  readonly rule: RuleName;
  readonly landing: Landing;
  /** True if directions are declared before anything is measured. A direction without a legal place then fails (2E-ACT-12). */
  readonly attempts?: boolean;
}

export const STAY: Option<undefined> = { key: "stay", value: undefined };

/**
 * Lets the player choose a direction and a place, moves the ship there, and resolves the effects of the move. Returns false if nothing was
 * legal. If the player doesn't pay for a direction, only the free directions are offered again.
 */
export const reposition = procedure(
  "reposition",
  function* (game: Situation, ship: Ship, directions: readonly Direction[], how: Reposition): Procedure<boolean> {
    const { seat, kind, rule, landing, attempts } = how;
    const direction = yield* choose<Direction | undefined>((now) => {
      const open = (attempts ? anyDirections : openDirections)(now, ship, directions, landing);
      return { kind, seat, rule, about: { ship: ship.id }, options: open.length > 0 ? optionsOf(open) : [STAY] };
    });
    if (!direction) return false;
    const isPaid = !direction.pay || (yield* direction.pay(game, ship)) !== false;
    if (!isPaid) return yield* reposition(game, ship, directions.filter(isFree), how);
    return yield* moveIn(game, ship, direction, how);
  },
);

const isFree = ({ pay }: Direction): boolean => pay === undefined;

/** Moves the ship in the declared direction, after its player chooses a place. */
export const moveIn = procedure(
  "moveIn",
  function* (game: Situation, ship: Ship, direction: Direction, how: Reposition): Procedure<boolean> {
    const end = yield* chooseEnd(game, ship, direction, how);
    if (!end || ship.status !== "inPlay") return false;
    yield* setDown(game, ship, end, how.landing);
    if (how.landing === "onObstacles") yield* passObstacles(game, ship, end);
    return true;
  },
);

function* chooseEnd(game: Situation, ship: Ship, direction: Direction, how: Reposition): Procedure<Place | undefined> {
  if (isSliding(direction)) return yield* chooseOn(game, ship, how, (room) => straightLine(room, direction));
  if (!isBending(direction)) return yield* choosePlace(ship, direction, how);
  const template = yield* askPlace((now) => lineAsk(now, ship, how, templateQuestion(how), (room) => templateLine(room, direction)));
  const room = roomAbout(game, ship, how.landing);
  const lay = room && slideOf(templateLine(room, direction), template);
  return lay === undefined ? undefined : yield* chooseOn(game, ship, how, (now) => endLine(now, direction, lay));
}

const templateQuestion = ({ kind }: Reposition): QuestionKind => (kind === "decloak" ? "decloak template" : "barrel roll template");

function* chooseOn(game: Situation, ship: Ship, how: Reposition, lineIn: (room: Room) => SlideLine): Procedure<Place | undefined> {
  const pose = yield* askPlace((now) => lineAsk(now, ship, how, `${how.kind} place`, lineIn));
  const room = roomAbout(game, ship, how.landing);
  return room && placeOn(lineIn(room), pose);
}

/** Asks for any legal place on the line. If none is left after a change by hand, the ship stays where it is. */
function lineAsk(
  game: Situation,
  ship: Ship,
  { seat, rule, landing }: Reposition,
  kind: QuestionKind,
  lineIn: (room: Room) => SlideLine,
): PlaceAsk {
  const room = roomAbout(game, ship, landing);
  const line = room && lineIn(room);
  const here = ship.pose ?? NOWHERE;
  const first = () => (line && firstPose(line)) ?? here;
  return new LazyPlaceAsk({
    kind,
    seat,
    rule,
    about: { ship: ship.id },
    place: { shape: "line", from: line?.end(-line.reach) ?? here, to: line?.end(line.reach) ?? here },
    seek: first,
    refusal: (pose) => {
      if (samePose(pose, here) && samePose(first(), here)) return undefined;
      const why: PlaceProblem | undefined = line ? refusalOn(line, pose) : { fault: "not where the ship stands" };
      return why && { rule, why };
    },
  });
}

const NOWHERE: Pose = { x: 0, y: 0, heading: 0 };

function* choosePlace(ship: Ship, direction: FixedDirection, { seat, kind, rule, landing }: Reposition): Procedure<Place | undefined> {
  return yield* choose<Place | undefined>((now) => {
    const room = roomAbout(now, ship, landing);
    const options = room ? fixedPlaces(room, direction) : [];
    return { kind: `${kind} place`, seat, rule, about: { ship: ship.id }, options: options.length > 0 ? optionsOf(options) : [STAY] };
  });
}

/** Lets cards react to each obstacle under the template. */
function* passObstacles(game: Situation, ship: Ship, { template }: Place): Procedure {
  if (bearersOn(game, "movedOver").length === 0) return;
  for (const obstacle of game.state.obstacles)
    if (ship.status === "inPlay" && areasOverlap(template, game.board.obstacle(obstacle)))
      yield* window(game, "movedOver", { ship: ship.id, obstacle: obstacle.id });
}

/** Lets cards react to each ship under the template. No ship can be under the base. */
function* passShips(game: Situation, ship: Ship, template: Place["template"]): Procedure {
  for (const other of shipsInPlay(game))
    if (other !== ship && ship.status === "inPlay" && areasOverlap(template, game.board.base(other)))
      yield* window(game, "movedThrough", { ship: ship.id, target: other.id });
}

/**
 * Sets the ship down at the place. It stops touching any ship (1E-BUMP-04). Mines take effect; so do obstacles, if the ship may end on
 * them.
 */
const setDown = procedure(
  "setDown",
  function* (game: Situation, ship: Ship, { pose: { x, y, heading }, template }: Place, landing: Landing): Procedure {
    const start = poseOf(ship);
    stopTouching(game, ship);
    game.setShip(ship, { pose: { x, y, heading } });
    if (ship.wing) movedByEffect(game, ship);
    const shapes = [...template, ...game.board.outline(ship)];
    if (landing === "onObstacles") yield* game.edition.meetObstaclesMoved(game, ship, template, start);
    yield* meetMines(game, ship, shapes);
    yield* meetRemotes(game, ship, shapes);
    if (bearersOn(game, "movedThrough").length > 0) yield* passShips(game, ship, template);
  },
);
