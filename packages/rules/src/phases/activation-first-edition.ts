/**
 * The Activation phase (1E-ACTIV-01):
 *
 * 1. resolve effects at its start, then decloaking
 * 2. activate small and large ships from the lowest to the highest pilot skill, each once (1E-ACTIV-04, HS-ACTIV-02): reveal the dial,
 *    execute the maneuver, deploy docked ships, perform an action, check postponed stress, roll for obstacles (1E-ACTIV-03, 1E-OBST-01,
 *    -03)
 * 3. activate huge ships in the same way (HS-ACTIV-01, -03)
 * 4. bombs go off, then effects at its end resolve (HS-ACTIV-06); huge ships lose their ion tokens (HS-TOKEN-06)
 */
import { bearersOffering } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { DECLOAK } from "../actions/decloak.ts";
import { performActions } from "../actions/perform-action.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Step, Turns } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { detonateAtEnd } from "../devices/devices.ts";
import { deployDocked, isCarrier } from "../docking/docking.ts";
import { choose, NOTHING, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { chooseColour } from "../maneuver/colour-choice.ts";
import { canFly, codeOnDial, codesToChoose, coloured, isLost, maneuverNow, maneuverOf } from "../maneuver/dial.ts";
import { beginMotion, endMotion, executeManeuver } from "../maneuver/maneuver.ts";
import { mayFly } from "../maneuver/stress.ts";
import { checkPostponedStress } from "../maneuver/stress-check.ts";
import { rollForObstacles } from "../obstacles/obstacles.ts";
import { isEasy } from "../queries/query.ts";
import { opposingSeat } from "../queries/relation.ts";
import type { Motion, Ship } from "../state/state.ts";
import { clearIonOfHugeShips, ION_MANEUVER, isIonized } from "../tokens/ion.ts";
import { loseToken } from "../tokens/tokens.ts";
import { nextShip, type Waits } from "./skill-order.ts";

export const ACTIVATION: readonly Step[] = [
  {
    name: "start of activation",
    run: (game) => window(game, "startOfActivation", {}),
  },
  DECLOAK,
  {
    name: "activate ships",
    run: (game) => activateNext(game, game.facts.hugeShips.length === 0 ? isWaiting : isWaitingFirst),
  },
  {
    name: "activate huge ships",
    isIdle: ({ facts }) => facts.hugeShips.length === 0,
    run: (game) => activateNext(game, isWaiting),
  },
  {
    name: "end of activation",
    *run(game: Situation): Procedure {
      if (game.state.devices.length > 0) yield* detonateAtEnd(game);
      if (game.state.effects.length > 0) yield* rollForObstacles(game);
      yield* window(game, "endOfActivation", {});
      clearIonOfHugeShips(game);
      endEffects(game, "phase");
    },
  },
];

function* activateNext(game: Situation, waits: Waits): Procedure<"again" | "done"> {
  const ship = yield* nextShip(game, "rising", waits);
  if (!ship) return "done";
  yield* activate(game, ship);
  return "again";
}

const isWaiting = ({ status, activated }: Ship): boolean => status === "inPlay" && !activated;
/** Small and large ships come before huge ones (HS-ACTIV-01). */
const isWaitingFirst: Waits = (ship, game) => isWaiting(ship) && !game.factsOf(ship).isHuge;

export const ACTIVATION_TURNS: Turns = {
  direction: "rising",
  waits: isWaiting,
  hasBegun: ({ activated }) => activated,
  isLast: (ship, game) => game.factsOf(ship).isHuge,
};

const activate = procedure("activate", function* (game: Situation, ship: Ship): Procedure {
  game.setShip(ship, { activated: true });
  game.note({ note: "activated", ship: ship.id });
  yield* window(game, "beforeActivation", { ship: ship.id });
  if (ship.status !== "inPlay") return;
  if (ship.dial !== undefined) yield* flyDial(game, ship);
  else if (isIonized(game, ship)) yield* drift(game, ship);
  else yield* flyWithoutDial(game, ship);
  if (ship.status === "inPlay" && isCarrier(game, ship)) yield* deployDocked(game, ship);
  if (ship.status === "inPlay") yield* performActions(game, ship);
  if (game.state.effects.length > 0) {
    yield* checkPostponedStress(game, ship);
    yield* rollForObstacles(game);
  }
});

/**
 * An ionized ship drifts. It has no dial, so nothing is revealed (1E-ACTIV-06). A card may treat the white maneuver as green, but no card
 * makes it harder. Afterwards the ship loses all ion tokens (1E-TOKEN-01), including any that it has just received.
 */
const drift = procedure("drift", function* (game: Situation, ship: Ship): Procedure {
  const colour = yield* chooseColour(game, ship, ION_MANEUVER, "any");
  yield* executeManeuver(game, ship, ION_MANEUVER, { colour: isEasy(colour) ? "green" : "white", revealed: false, fixed: true });
  if (ship.status === "inPlay") loseToken(game, ship, "ion", ship.tokens.ion);
});

const flyDial = procedure("flyDial", function* (game: Situation, ship: Ship): Procedure {
  yield* window(game, "beforeReveal", { ship: ship.id });
  if (ship.status !== "inPlay") return;
  if (!hasOwnDial(game, ship)) yield* mendDial(game, ship);
  if (ship.status !== "inPlay") return;
  const shown = flightOf(game, ship, ship.dial ?? STRESSED_MANEUVER);
  game.reveal();
  game.note({ note: "revealed", ship: ship.id, maneuver: shown.code });
  // The dial is now faceup, but cards may still change the maneuver.
  beginMotion(game, ship, shown.code, shown.colour, true);
  yield* settleColour(game, ship);
  yield* window(game, "dialRevealed", { ship: ship.id });
  if (game.state.motion?.code !== shown.code) yield* settleColour(game, ship);
  const { motion } = game.state;
  endMotion(game);
  game.setShip(ship, { dial: undefined });
  if (ship.status !== "inPlay") return;
  const { code, colour } = motion?.ship === ship.id && canFly(game, ship, motion.code) ? motion : shown;
  if (mayFly(game, ship, coloured(maneuverOf(game, ship, code), colour)))
    yield* executeManeuver(game, ship, code, { colour, revealed: true });
  else yield* flyStressed(game, ship);
});

/** Decides the revealed maneuver's colour. If a card has already set a colour other than the easiest one, the maneuver keeps it. */
function settleColour(game: Situation, ship: Ship): Procedure {
  const { motion } = game.state;
  if (motion?.ship !== ship.id || bearersOffering(game, "difficulty").length === 0) return NOTHING;
  return motion.colour === maneuverNow(game, ship, motion.code).colour ? settle(game, ship, motion) : NOTHING;
}

function* settle(game: Situation, ship: Ship, motion: Motion): Procedure {
  const colour = yield* chooseColour(game, ship, motion.code, "any");
  if (game.state.motion && colour !== game.state.motion.colour) game.setMotion({ ...game.state.motion, colour });
}

/**
 * Handles a ship for which no dial was set: an enemy chooses the maneuver (1E-ROUND-06). Nothing is revealed, so no card reacts to a reveal
 * (1E-ACTIV-06), and no card lets the ship act before its maneuver.
 */
const flyWithoutDial = procedure("flyWithoutDial", function* (game: Situation, ship: Ship): Procedure {
  yield* mendDial(game, ship);
  if (ship.status !== "inPlay") return;
  const code = ship.dial ?? STRESSED_MANEUVER;
  game.setShip(ship, { dial: undefined });
  yield* executeManeuver(game, ship, code, { revealed: false });
});

/**
 * The maneuver that a stressed ship executes if it has revealed a red maneuver and couldn't change it. It can't be altered (1E-MOVE-08,
 * 1E-GAP-02-Q).
 */
const STRESSED_MANEUVER = "2FW";
const flyStressed = procedure("flyStressed", function* (game: Situation, ship: Ship): Procedure {
  game.note({ note: "red while stressed", ship: ship.id, rule: "1E-MOVE-08" });
  yield* executeManeuver(game, ship, STRESSED_MANEUVER, { colour: "white", revealed: true, fixed: true });
});

interface Flight {
  readonly code: string;
  readonly colour: "green" | "white" | "red";
}

const flightOf = (game: Situation, ship: Ship, code: string): Flight => {
  const { colour } = maneuverNow(game, ship, code);
  return { code, colour: colour === "green" || colour === "red" ? colour : "white" };
};

/**
 * Makes a ship's dial valid. If the dial comes from another ship, it counts as the same maneuver on this ship's dial, in the colour that it
 * has there. If this ship has no such maneuver or has lost it (HS-CRIP-15), or if it has no dial at all, an enemy chooses the maneuver.
 */
const mendDial = procedure("mendDial", function* (game: Situation, ship: Ship): Procedure {
  const own = flyableCode(game, ship);
  const code =
    own ??
    (yield* choose((now) => ({
      kind: "enemy's maneuver",
      seat: opposingSeat(now, ship),
      rule: ship.dial === undefined ? "1E-ROUND-06" : isLost(now, ship, ship.dial) ? "HS-CRIP-15" : "1E-PLAN-05",
      about: { ship: ship.id },
      options: optionsOf(mendingCodes(now, ship).map((one) => ({ key: one, value: one }))),
    })));
  game.setShip(ship, { dial: code });
});

const hasOwnDial = (game: Situation, ship: Ship): boolean => ship.dial !== undefined && flyableCode(game, ship) === ship.dial;

/** Returns what the dial shows, as the ship's own code; undefined if the ship doesn't have that maneuver or has lost it. */
function flyableCode(game: Situation, ship: Ship): string | undefined {
  const own = codeOnDial(game, ship, ship.dial);
  return own !== undefined && isLost(game, ship, own) ? undefined : own;
}

/**
 * Returns the maneuvers that the enemy may choose: any that the ship may execute. If a judge has corrected the dial in the meantime,
 * returns only the maneuver on it.
 */
function mendingCodes(game: Situation, ship: Ship): readonly string[] {
  const own = flyableCode(game, ship);
  return own === undefined ? codesToChoose(game, ship, (code) => mayFly(game, ship, maneuverNow(game, ship, code))) : [own];
}
