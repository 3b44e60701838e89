/**
 * Executing a maneuver, whatever causes it (1E-ACTIV-05):
 *
 * 1. cards may have it flown with another template
 * 2. move along the template, backing up where a ship is in the way (1E-BUMP-01, -02, -05)
 * 3. a ship outside has fled (1E-MOVE-12)
 * 4. check stress (1E-MOVE-01, -09)
 * 5. a die for a huge ship that it has run into (HS-OVER-25)
 * 6. obstacles under the template or the base: stress and the loss of the action at once, dice after the Perform Action step (1E-OBST-01,
 *    -03, -05); then mines there
 * 7. what cards do after a maneuver
 * 8. stress that a card gives for it, and dice of cards that it has flown into
 * 9. the energy that it gives (HS-ENERGY-07)
 *
 * Of a huge ship steps 2 to 6 are others: `huge-first-edition.ts`.
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
import { whole, window } from "../abilities/window.ts";
import type { Hulk } from "../board/board.ts";
import { fleeIfOutside, hasLeftTable } from "../board/fleeing.ts";
import { startTouching, stopTouchingWhoIsLeft } from "../board/touching.ts";
import { destroy } from "../damage/destruction.ts";
import { meetMines } from "../devices/devices.ts";
import type { Procedure } from "../driver/ask.ts";
import type { HowFlown } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import { energySteps } from "../energy/energy.ts";
import { meetObstacle, obstaclesMet, rollForHull, type WhenMet } from "../obstacles/obstacles.ts";
import type { Difficulty } from "../queries/queries.ts";
import { difficultyOf, difficultyTreatedAs } from "../queries/query.ts";
import type { PlacedObstacle, Ship } from "../state/state.ts";
import { chooseColour } from "./colour-choice.ts";
import { maneuverOf } from "./dial.ts";
import { fly } from "./flight.ts";
import { flyHuge } from "./huge-first-edition.ts";
import { checkStress } from "./stress-check.ts";

export { maneuverOf } from "./dial.ts";

/** As the edition has it. */
export const executeManeuver = (game: Situation, ship: Ship, code: string, how: HowFlown): Procedure =>
  whole(game, game.edition.executeManeuver(game, ship, code, how));

export const executeInFirstEdition = procedure(
  "executeManeuver",
  function* (game: Situation, ship: Ship, code: string, how: HowFlown): Procedure {
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

/** A maneuver is under way, or lies open on the dial. */
export function beginMotion(game: Situation, ship: Ship, code: string, colour: Difficulty, revealed: boolean, fixed?: true): void {
  const motion = { ship: ship.id, code, colour, revealed, bumped: false, met: [], outer: game.state.motion };
  game.setMotion(fixed ? { ...motion, fixed } : motion);
}

/** Back to the one during which it came. */
export const endMotion = (game: Situation): void => game.setMotion(game.state.motion?.outer);

/**
 * Makes another maneuver of the one on the dial that lies open, in the colour it has for the ship so far, unless it is one that nothing
 * alters. For cards.
 */
export function changeManeuver(game: Situation, ship: Ship, code: string, colour?: Difficulty): void {
  if (!game.state.motion?.fixed) replaceManeuver(game, ship, code, colour);
}

/** Another is executed instead of the one that was revealed, whatever has become of that. For cards. */
export function replaceManeuver(game: Situation, ship: Ship, code: string, colour?: Difficulty): void {
  const { motion } = game.state;
  if (motion?.ship !== ship.id) return;
  game.setMotion({ ...motion, code, colour: colourOf(game, ship, code, colour) });
  game.note({ note: "maneuver changed", ship: ship.id, maneuver: code });
}

/** The colour that a maneuver of the dial that lies open would have, treated as of one or left as it is. For cards. */
export function colourOf(game: Situation, ship: Ship, code: string, treatedAs?: Difficulty): Difficulty {
  const maneuver = maneuverOf(game, ship, code);
  if (game.edition.coloursCount === "executed") return treatedAs ?? printedColour(maneuver);
  return treatedAs ? difficultyTreatedAs(game, ship, maneuver, treatedAs) : difficultyOf(game, ship, maneuver);
}

/** The code of a maneuver that may be none of the dial's. */
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

/** Flies it, and says whom the ship overlaps and what it meets. Returns what it flew over, where anything lies about; undefined where it fits nowhere. */
function move(game: Situation, ship: Ship, maneuver: DialManeuver, how: HowFlown): readonly Shape[] | undefined {
  const base = game.board.baseOf(ship);
  const slides = isTallon(maneuver.bearing) ? slidingTallon(base) : [];
  const hulks = game.board.hulks();
  const flight = fly(game, ship, maneuver, { slides, from: how.from, besides: hulks.map((hulk) => hulk.base) });
  if (!flight) return undefined;
  const { start, course, flown, others, areas, shapes } = flight;
  const { pose, full } = flown;
  // Ships that touch do so through a maneuver that leaves this one where it was (1E-BUMP-09).
  if (!samePose(pose, start)) stopTouchingWhoIsLeft(game, ship);
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

/** Whether it would have ended on a huge ship, or on one used as an obstacle, or has met one on its way back (HS-OVER-25, HS-HOBS-06). */
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

/** Those still in contact count as overlapped (1E-BUMP-05), but not what it meets by chance (1E-BUMP-04). */
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
