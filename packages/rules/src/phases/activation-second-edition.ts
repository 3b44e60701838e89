/**
 * The Activation phase (2E-ACTIV-01):
 *
 * 1. resolve effects at its start
 * 2. activate ships from lowest to highest initiative, huge ships last in the same order (2E-HUGE-08): reveal the dial, execute the
 *    maneuver, perform an action; a leader's wingmates follow directly after it (EB-WPHASE-05)
 * 3. ships that have split and have no dial move straight ahead (EB-SPLIT-18)
 * 4. bombs go off (2E-ACTIV-16), then effects at its end resolve
 */
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { performActions } from "../actions/perform-action.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Step, Turns } from "../contract/edition.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { detonateAtEnd } from "../devices/devices.ts";
import { procedure } from "../driver/procedure.ts";
import { canFly, coloured, maneuverOf } from "../maneuver/dial.ts";
import { reveal } from "../maneuver/dials-second-edition.ts";
import { hasFlownIonManeuver, ION_MANEUVER_FLOWN, ionManeuver } from "../maneuver/ion-maneuver.ts";
import { beginMotion, endMotion, executeManeuver } from "../maneuver/maneuver.ts";
import { allowActionsAgain } from "../maneuver/overlaps-second-edition.ts";
import { STRESS_MANEUVER } from "../maneuver/stress-maneuver.ts";
import { difficultyOf } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { isIonized } from "../tokens/ion.ts";
import { assign, loseToken } from "../tokens/tokens.ts";
import { activateWingmates, flyWithoutDial, hasSplitWithoutDial } from "../wings/flight.ts";
import { leaderOf, wingmatesOf } from "../wings/wing.ts";
import { DIAL_WAITS, isAdrift } from "./planning-second-edition.ts";
import { nextShip, type Waits } from "./skill-order.ts";

export const ACTIVATION: readonly Step[] = [
  { name: "start of activation", run: (game) => window(game, "startOfActivation", {}) },
  {
    name: "activate ships",
    *run(game: Situation): Procedure<"again" | "done"> {
      const ship = yield* nextShip(game, "rising", isWaiting);
      if (!ship) return "done";
      yield* activate(game, ship);
      yield* activateWingmates(game, ship);
      return "again";
    },
  },
  {
    name: "ships without a dial",
    isIdle: (game) => !game.state.ships.some((ship) => hasSplitWithoutDial(game, ship)),
    run: flyWithoutDial,
  },
  {
    name: "end of activation",
    *run(game: Situation): Procedure {
      if (game.state.devices.length > 0) yield* detonateAtEnd(game);
      yield* window(game, "endOfActivation", {});
      endEffects(game, "phase");
    },
  },
];

const isWaiting: Waits = (ship, game) =>
  ship.status === "inPlay" && !ship.activated && !leaderOf(game, ship) && !hasSplitWithoutDial(game, ship) && !isAdrift(game, ship);

export const ACTIVATION_TURNS: Turns = {
  direction: "rising",
  waits: (ship, game) => isWaiting(ship, game) || hasSplitWithoutDial(game, ship),
  hasBegun: ({ activated }) => activated,
  isLast: (ship, game) => hasSplitWithoutDial(game, ship),
  followersOf: wingmatesOf,
  leaderOf,
};

const activate = procedure("activate", function* (game: Situation, ship: Ship): Procedure {
  game.setShip(ship, { activated: true });
  yield* window(game, "beforeActivation", { ship: ship.id });
  if (ship.status !== "inPlay") return;
  game.note({ note: "activated", ship: ship.id });
  if (isIonized(game, ship) && (ship.dial === undefined || fliesIonManeuver(game, ship))) yield* flyIonized(game, ship);
  else if (ship.dial === undefined) yield* flyUndialled(game, ship);
  else yield* flyDial(game, ship);
  yield* finishActivation(game, ship);
});

/**
 * Whether an ionized ship with a dial executes an ion maneuver. This is checked when it activates (2E-ACTIV-12). In 2.5, every ionized ship
 * executes one; in 2.0, only a ship that was already ionized when dials were set (2E-ACTIV-09).
 */
const fliesIonManeuver = ({ edition }: Situation, { usedThisRound }: Ship): boolean =>
  edition.switches.ionByDial || usedThisRound.includes(DIAL_WAITS);

/** Runs the Perform Action step and everything at the end of the activation. */
const finishActivation = procedure("finishActivation", function* (game: Situation, ship: Ship): Procedure {
  if (ship.status === "inPlay") yield* performActions(game, ship);
  if (ship.status === "inPlay" && hasFlownIonManeuver(ship)) loseToken(game, ship, "ion", ship.tokens.ion);
  if (ship.status === "inPlay") yield* window(game, "activationOver", { ship: ship.id });
  allowActionsAgain(game, ship);
});

/**
 * Activates an ionized ship. In 2.0 nothing is revealed, and if the ship has a dial, it is discarded unseen (2E-ACTIV-03, 2E-PLAN-06). In
 * 2.5 the dial is turned faceup, but abilities that trigger when a dial is revealed aren't used (2E-ACTIV-14). The maneuver can't be
 * changed (2E-ACTIV-13).
 */
const flyIonized = procedure("flyIonized", function* (game: Situation, ship: Ship): Procedure {
  const code = ionManeuver(game, ship);
  if (ship.dial !== undefined && game.edition.switches.ionByDial) reveal(game, ship, ship.dial);
  game.setShip(ship, { dial: undefined, usedThisRound: [...ship.usedThisRound, ION_MANEUVER_FLOWN] });
  game.note({ note: "ion maneuver", ship: ship.id, maneuver: code });
  yield* executeManeuver(game, ship, code, { colour: "blue", revealed: false, fixed: true, inStep: true });
});

/** A ship left without a dial gains one stress and moves straight ahead (2E-PLAN-09, -13-Q). */
const flyUndialled = procedure("flyUndialled", function* (game: Situation, ship: Ship): Procedure {
  game.note({ note: "no dial", ship: ship.id, rule: "2E-PLAN-09" });
  yield* assign(game, ship, "stress");
  if (ship.status === "inPlay")
    yield* executeManeuver(game, ship, STRESS_MANEUVER, { colour: "white", revealed: false, fixed: true, inStep: true });
});

/**
 * Executes the maneuver on the faceup dial. Cards may still change the maneuver. If a card changes the maneuver's colour, the new colour
 * counts only once the maneuver is executed (2E-ACTIV-06). If the ship can't execute what its dial shows, it counts as having no dial.
 */
const flyDial = procedure("flyDial", function* (game: Situation, ship: Ship): Procedure {
  yield* window(game, "beforeReveal", { ship: ship.id });
  if (ship.status !== "inPlay") return;
  const shown = ship.dial;
  if (shown === undefined || !canFly(game, ship, shown)) return yield* flyUndialled(game, ship);
  reveal(game, ship, shown);
  beginMotion(game, ship, shown, printedColour(game, ship, shown), true);
  yield* window(game, "dialRevealed", { ship: ship.id });
  const { motion } = game.state;
  endMotion(game);
  game.setShip(ship, { dial: undefined });
  if (ship.status !== "inPlay") return;
  if (ship.usedThisRound.includes(SKIPS_MANEUVER)) return yield* window(game, "maneuverSkipped", { ship: ship.id });
  const isFlyable = motion?.ship === ship.id && canFly(game, ship, motion.code);
  const code = isFlyable ? motion.code : shown;
  const maneuver = coloured(maneuverOf(game, ship, code), isFlyable ? motion.colour : printedColour(game, ship, shown));
  yield* executeManeuver(game, ship, code, { colour: difficultyOf(game, ship, maneuver), revealed: true, inStep: true });
});

/** Stored in `usedThisRound` for a ship that must skip its Execute Maneuver step. */
const SKIPS_MANEUVER = "skips its maneuver";
/** Makes a ship that has revealed its dial skip its Execute Maneuver step. Used by cards. */
export const skipManeuver = (game: Situation, ship: Ship): void =>
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, SKIPS_MANEUVER] });

const printedColour = (game: Situation, ship: Ship, code: string): Difficulty => maneuverOf(game, ship, code).colour ?? "white";
