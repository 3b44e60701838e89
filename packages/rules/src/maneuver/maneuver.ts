/**
 * Executes a maneuver, whatever causes it (1E-ACTIV-05):
 *
 * 1. cards may let the ship use a different template
 * 2. move along the template, backing up if a ship is in the way (1E-BUMP-01, -02, -05)
 * 3. a ship that is partly outside the play area has fled (1E-MOVE-12)
 * 4. check stress (1E-MOVE-01, -09)
 * 5. roll a die if the ship has run into a huge ship (HS-OVER-25)
 * 6. obstacles under the template or the base cause stress and the loss of the action at once, and dice after the Perform Action step
 *    (1E-OBST-01, -03, -05); then mines there go off
 * 7. resolve card effects after a maneuver
 * 8. assign stress that a card gives for the maneuver, and roll dice for cards on the ships that the moving ship has run into
 * 9. gain energy from the maneuver (HS-ENERGY-07)
 *
 * Steps 2 to 6 differ for huge ships: `huge-first-edition.ts`.
 */
import type { DialManeuver } from "@broadside/cards";
import {
  areasOverlap,
  type Box,
  baseAt,
  isTallon,
  type ManeuverResult,
  maneuverEnd,
  type Shape,
  samePose,
  slidingTallon,
} from "@broadside/geometry";
import { window, withOwnWindows } from "../abilities/window.ts";
import type { Hulk } from "../board/board.ts";
import { fleeIfOutside, hasLeftTable } from "../board/fleeing.ts";
import { startTouching, stopTouchingShipsLeft } from "../board/touching.ts";
import type { Procedure } from "../contract/ask.ts";
import type { FlightOptions } from "../contract/edition-parts.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { destroy } from "../damage/destruction.ts";
import { meetMines } from "../devices/devices.ts";
import { procedure } from "../driver/procedure.ts";
import { energySteps } from "../energy/energy.ts";
import { meetObstacle, obstaclesMet, rollForHull, type WhenMet } from "../obstacles/obstacles.ts";
import { difficultyOf, difficultyTreatedAs } from "../queries/query.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";
import { chooseColour } from "./colour-choice.ts";
import { maneuverOf } from "./dial.ts";
import { fly } from "./flight.ts";
import { flyHuge } from "./huge-first-edition.ts";
import { checkStress } from "./stress-check.ts";

export { maneuverOf } from "./dial.ts";

/** Executes a maneuver by the rules of the game's edition. */
export const executeManeuver = (game: Situation, ship: Ship, code: string, how: FlightOptions): Procedure =>
  withOwnWindows(game, game.edition.executeManeuver(game, ship, code, how));

export const executeInFirstEdition = procedure(
  "executeManeuver",
  function* (game: Situation, ship: Ship, code: string, how: FlightOptions): Procedure {
    if (!how.from && !ship.pose) return;
    const dialled = maneuverOf(game, ship, code);
    const colour = how.colour ?? (how.fixed ? printedColour(dialled) : yield* chooseColour(game, ship, code, "flyable"));
    beginMotion(game, ship, code, colour, how.revealed, how.fixed);
    yield* window(game, "beforeManeuver", { ship: ship.id });
    const maneuver = maneuverOf(game, ship, game.state.motion?.code ?? code);
    if (game.factsOf(ship).isHuge) yield* flyHuge(game, ship, maneuver);
    else {
      const flown = move(game, ship, maneuver, how);
      if (!flown) yield* destroy(game, ship, "destroyed");
      else if (!hasLeftTable(game, ship) || !(yield* fleeIfOutside(game, ship))) {
        yield* window(game, "beforeDifficulty", { ship: ship.id });
        yield* checkStress(game, ship);
        if (game.state.motion?.ranIntoHull) yield* rollForHull(game, ship);
        if (isMeetingObstacles(game)) yield* meetObstaclesOnTheWay(game, ship, how.besides ? "otherwise" : "maneuver");
        if (game.state.devices.length > 0) yield* meetMines(game, ship, flown);
      }
    }
    if (ship.status === "inPlay") yield* how.afterwards?.() ?? window(game, "maneuverExecuted", { ship: ship.id });
    if (ship.status === "inPlay") yield* window(game, "maneuverSettled", { ship: ship.id });
    if (maneuver.energy !== undefined) yield* energySteps(game, ship, maneuver);
    endMotion(game);
  },
);

/** Begins a motion, either when a maneuver starts or as soon as it is revealed on the dial. */
export function beginMotion(game: Situation, ship: Ship, code: string, colour: Difficulty, revealed: boolean, fixed?: true): void {
  const motion = { ship: ship.id, code, colour, revealed, bumped: false, met: [], outer: game.state.motion };
  game.setMotion(fixed ? { ...motion, fixed } : motion);
}

/** Ends a motion. If it interrupted another one, that one continues. */
export const endMotion = (game: Situation): void => game.setMotion(game.state.motion?.outer);

/**
 * Changes the revealed maneuver, unless it can't be altered. The new maneuver has whatever colour it currently has for the ship. Used by
 * cards.
 */
export function changeManeuver(game: Situation, ship: Ship, code: string, colour?: Difficulty): void {
  if (!game.state.motion?.fixed) replaceManeuver(game, ship, code, colour);
}

/** Executes a different maneuver instead of the revealed one, even if the revealed one can't be altered. Used by cards. */
export function replaceManeuver(game: Situation, ship: Ship, code: string, colour?: Difficulty): void {
  const { motion } = game.state;
  if (motion?.ship !== ship.id) return;
  game.setMotion({ ...motion, code, colour: colourOf(game, ship, code, colour) });
  game.note({ note: "maneuver changed", ship: ship.id, maneuver: code });
}

/**
 * Returns the colour that a maneuver would have on the revealed dial. If `treatedAs` is given, a card lets the ship treat the maneuver as
 * that colour. Used by cards.
 */
export function colourOf(game: Situation, ship: Ship, code: string, treatedAs?: Difficulty): Difficulty {
  const maneuver = maneuverOf(game, ship, code);
  if (game.edition.coloursCount === "executed") return treatedAs ?? printedColour(maneuver);
  return treatedAs ? difficultyTreatedAs(game, ship, maneuver, treatedAs) : difficultyOf(game, ship, maneuver);
}

/** Returns a maneuver's code. The maneuver needn't be on any dial. */
export const codeOf = ({ speed, bearing, side, colour }: DialManeuver): string => {
  const letters = LETTERS[bearing];
  return `${speed}${side === "right" ? letters[1] : letters[0]}${(colour ?? "white")[0]?.toUpperCase()}`;
};
const LETTERS: Readonly<Record<DialManeuver["bearing"], readonly [left: string, right: string]>> = {
  turn: ["T", "Y"],
  bank: ["B", "N"],
  straight: ["F", "F"],
  koiogran: ["K", "K"],
  segnor: ["L", "P"],
  segnorTurn: ["C", "V"],
  tallon: ["E", "R"],
  tallonBank: ["G", "M"],
  stationary: ["O", "O"],
  reverse: ["S", "S"],
  reverseBank: ["A", "D"],
  bankSlip: ["H", "J"],
  turnSlip: ["U", "I"],
};

const printedColour = ({ colour }: DialManeuver): Difficulty => colour ?? "white";

/**
 * Moves the ship, and records which ships it overlaps and which obstacles it meets. Returns its template and outline if anything is near
 * them; undefined if the ship fits nowhere.
 */
function move(game: Situation, ship: Ship, maneuver: DialManeuver, how: FlightOptions): readonly Shape[] | undefined {
  const base = game.board.baseOf(ship);
  const slides = isTallon(maneuver.bearing) ? slidingTallon(base) : [];
  const hulks = game.board.hulks();
  const flight = fly(game, ship, maneuver, { slides, from: how.from, besides: hulks.map((hulk) => hulk.base) });
  if (!flight) return undefined;
  const { start, course, flown, others, areas, shapes } = flight;
  const { pose, full } = flown;
  // After a maneuver that leaves the ship where it was, the ship still touches the same ships (1E-BUMP-09).
  if (!samePose(pose, start)) stopTouchingShipsLeft(game, ship);
  const overlapped = full ? [] : flown.overlapped.flatMap((at) => others[at] ?? []);
  if (!full) {
    overlapShips(
      game,
      ship,
      overlapped,
      hulks.filter((_, at) => flown.overlapped.includes(others.length + at)),
    );
    if (!how.besides) game.setShip(ship, { skipsAction: true });
  }
  const met = shapes.length > 0 ? obstaclesMet(game, ship, shapes, start) : NOTHING_MET;
  if (game.state.motion && (met.length > 0 || !full)) {
    const blockedBy = overlapped.map(({ id }) => id);
    game.setMotion({ ...game.state.motion, bumped: !full, met: met.map(({ id }) => id), ...(!full && { blockedBy }) });
    if (!full && isIntoHull(game, others, areas, flown, () => baseAt(base, maneuverEnd(base, start, course, slides[0]))))
      game.setMotion({ ...game.state.motion, ranIntoHull: true });
  }
  return shapes;
}

/**
 * Whether the ship would have ended on a huge ship (or one used as an obstacle), or met such a ship while backing up (HS-OVER-25,
 * HS-HOBS-06).
 */
function isIntoHull(
  game: Situation,
  ships: readonly Ship[],
  areas: readonly (readonly Box[])[],
  flown: ManeuverResult,
  endAt: () => Box,
): boolean {
  const isHull = (at: number) => ships[at] === undefined || game.factsOf(ships[at]).isHuge;
  if (flown.overlapped.some(isHull)) return true;
  if (!areas.some((_, at) => isHull(at))) return false;
  const end = [endAt()];
  return areas.some((area, at) => isHull(at) && areasOverlap(end, area));
}

/**
 * Every ship that was in the way and is still in contact at the end counts as overlapped (1E-BUMP-05). A ship touched only by chance
 * doesn't (1E-BUMP-04).
 */
function overlapShips(game: Situation, ship: Ship, others: readonly Ship[], hulks: readonly Hulk[]): void {
  startTouching(game, ship, others);
  for (const other of others) game.note({ note: "overlapped", ship: ship.id, target: other.id });
  for (const { obstacle } of hulks) game.note({ note: "overlapped", ship: ship.id, obstacle: obstacle.id });
}

const NOTHING_MET: readonly PlacedObstacle[] = [];

const isMeetingObstacles = ({ state }: Situation): boolean => state.motion !== undefined && state.motion.met.length > 0;

const meetObstaclesOnTheWay = procedure("meetObstaclesOnTheWay", function* (game: Situation, ship: Ship, when: WhenMet): Procedure {
  for (const id of game.state.motion?.met ?? []) {
    const obstacle = game.state.obstacles.find((one) => one.id === id);
    if (obstacle) yield* meetObstacle(game, ship, obstacle, when);
  }
});
