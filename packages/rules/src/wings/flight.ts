/**
 * How wings move. When their leader's activation is over, wingmates activate one by one, by ID, with no other ship in between
 * (EB-WPHASE-05, -07, -13-Q). A wingmate that can't be placed beside its leader splits, executes its leader's maneuver from where it is,
 * and performs no action (EB-WMOVE-11 to -16). Every other wingmate does this:
 *
 * 1. it counts as revealing its leader's dial (EB-WMOVE-03)
 * 2. it is placed beside its leader with the tool (EB-WMOVE-02), and counts as having fully executed its leader's maneuver (EB-WMOVE-04,
 *    -06, -07). The maneuver's colour is checked, and objects under the new place take effect, but objects between the old and the new
 *    place don't (EB-WMOVE-05, -08, -09, -23-Q)
 * 3. it performs an action (EB-WACT-08)
 */
import { type Pose, samePose } from "@broadside/geometry";
import { window } from "../abilities/window.ts";
import { performActions } from "../actions/perform-action.ts";
import { stopTouching } from "../board/touching.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { meetMines } from "../devices/devices.ts";
import { procedure } from "../driver/procedure.ts";
import { maneuverOf } from "../maneuver/dial.ts";
import { checkDifficulty } from "../maneuver/difficulty.ts";
import { beginMotion, endMotion, executeManeuver } from "../maneuver/maneuver.ts";
import { obstaclesMet } from "../obstacles/obstacles.ts";
import { meetObstaclesFlown } from "../obstacles/obstacles-second-edition.ts";
import { pilotSkill } from "../queries/figures.ts";
import { maneuverNearRemotes, meetRemotes } from "../remotes/meeting.ts";
import type { Ship } from "../state/state.ts";
import { isIonized } from "../tokens/ion.ts";
import { assign } from "../tokens/tokens.ts";
import { colourForMate, split } from "./splitting.ts";
import { idOf, isFree, isMember, leaderOf, placeInFormation, wingmatesOf } from "./wing.ts";

/** Activates a leader's wingmates. If the leader is lost while they take their turns, the rest have no dial (EB-WPHASE-14-Q). */
export const activateWingmates = procedure("activateWingmates", function* (game: Situation, leader: Ship): Procedure {
  for (const mate of wingmatesOf(game, leader))
    if (mate.status === "inPlay" && !mate.activated && leaderOf(game, mate)) yield* activateWingmate(game, mate);
});

/** The maneuver of a wing whose leader hasn't executed one. */
const STOP = "0OW";

const activateWingmate = procedure("activateWingmate", function* (game: Situation, mate: Ship): Procedure {
  game.setShip(mate, { activated: true, revealed: mate.revealed ?? STOP });
  game.note({ note: "activated", ship: mate.id });
  beginMotion(game, mate, codeFor(mate), colourFor(game, mate), true);
  yield* window(game, "dialRevealed", { ship: mate.id });
  endMotion(game);
  if (mate.status !== "inPlay") return;
  const pose = leaderOf(game, mate) && placeInFormation(game, mate);
  if (pose && isFree(game, mate, pose)) yield* flyInFormation(game, mate, pose);
  else yield* flyAlone(game, mate);
  if (mate.status === "inPlay") yield* performActions(game, mate);
  if (mate.status === "inPlay") yield* window(game, "activationOver", { ship: mate.id });
});

const codeFor = ({ revealed }: Ship): string => revealed ?? STOP;
const colourFor = (game: Situation, mate: Ship): Difficulty =>
  colourForMate(game, mate, maneuverOf(game, mate, codeFor(mate)).colour ?? "white");

const flyInFormation = procedure("flyInFormation", function* (game: Situation, mate: Ship, pose: Pose): Procedure {
  const start = mate.pose;
  beginMotion(game, mate, codeFor(mate), colourFor(game, mate), true);
  if (start && !samePose(start, pose)) stopTouching(game, mate);
  game.setShip(mate, { pose, speed: maneuverOf(game, mate, codeFor(mate)).speed });
  game.note({ note: "in formation", ship: mate.id, target: mate.wing?.leader });
  const outline = game.board.outline(mate);
  const met = obstaclesMet(game, mate, outline, start).map(({ id }) => id);
  if (game.state.motion) game.setMotion({ ...game.state.motion, met, ...(start && { from: start }) });
  yield* checkDifficulty(game, mate, game.state.motion?.colour ?? "white");
  yield* meetObstaclesFlown(game, mate);
  if (game.state.devices.length > 0 && mate.status === "inPlay") yield* meetMines(game, mate, outline);
  yield* meetRemotes(game, mate, outline);
  yield* maneuverNearRemotes(game, mate);
  if (mate.status === "inPlay") yield* window(game, "maneuverExecuted", { ship: mate.id });
  endMotion(game);
});

/**
 * Executes a maneuver like that of any other ship, with overlaps and obstacles (EB-WMOVE-15, -24). This is the ship's activation
 * (EB-WMOVE-16).
 */
const flyAlone = procedure("flyAlone", function* (game: Situation, mate: Ship): Procedure {
  const colour = colourFor(game, mate);
  split(game, mate, "no place in formation");
  yield* executeManeuver(game, mate, codeFor(mate), { colour, revealed: true, inStep: true });
  if (mate.status === "inPlay") game.setShip(mate, { skipsAction: true });
});

/**
 * Whether the ship has split since dials were set and hasn't activated yet (EB-SPLIT-16, -17). A ship that has activated doesn't move twice
 * (EB-SPLIT-25-Q), and an ionized one drifts instead (EB-SPLIT-28-Q).
 */
export const hasSplitWithoutDial = (game: Situation, ship: Ship): boolean =>
  isMember(ship) &&
  ship.status === "inPlay" &&
  !ship.activated &&
  ship.dial === undefined &&
  !leaderOf(game, ship) &&
  !isIonized(game, ship);

/**
 * Activates ships that have split and have no dial, in order of initiative, player order and ID. Each executes a white straight 2, performs
 * no action, and gains a stress token (EB-SPLIT-18 to -20, -26-Q, -27-Q, -29-Q).
 */
export const flyWithoutDial = procedure("flyWithoutDial", function* (game: Situation): Procedure {
  const { initiative, ships } = game.state;
  const waiting = ships
    .filter((ship) => hasSplitWithoutDial(game, ship))
    .sort(
      (a, b) => pilotSkill(game, a) - pilotSkill(game, b) || initiative.indexOf(a.seat) - initiative.indexOf(b.seat) || idOf(a) - idOf(b),
    );
  for (const ship of waiting) {
    if (!hasSplitWithoutDial(game, ship)) continue;
    game.setShip(ship, { activated: true });
    yield* executeManeuver(game, ship, "2FW", { colour: "white", revealed: false, fixed: true });
    if (ship.status === "inPlay") yield* assign(game, ship, "stress");
  }
});
