/**
 * The first edition's End phase:
 *
 * 1. Resolve effects at its start (1E-END-06). A destroyed ship that stayed on the table for one of them is removed.
 * 2. Remove focus, evade, reinforce, weapons disabled and tractor beam tokens. All other tokens stay (1E-END-01, 1E-MOVE-10, 1E-GAP-06-Q).
 * 3. Resolve effects during the phase.
 * 4. End the round, with all effects that last for the round. If the game is decided, it ends too (1E-END-02, -07).
 */
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { isAnyDoomed, leavePlay, removeDoomed } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { may } from "../queries/query.ts";
import { decide, declareOver, isWiped } from "../score/score.ts";
import { sidesOf } from "../state/sides.ts";
import type { Outcome, Ship, TokenKind } from "../state/state.ts";
import { loseToken } from "../tokens/tokens.ts";

const REMOVED: readonly TokenKind[] = ["focus", "evade", "reinforceFore", "reinforceAft", "disarm", "tractor"];

const START: Step = {
  name: "start of the End phase",
  *run(game): Procedure {
    yield* window(game, "startOfEnd", {});
    if (isAnyDoomed(game)) yield* removeDoomed(game, "turn over");
  },
};

const REMOVE_TOKENS = quietStep("remove tokens", (game) => {
  for (const ship of game.state.ships) {
    const { focus, evade, reinforceFore, reinforceAft, disarm, tractor } = ship.tokens;
    if (focus + evade + reinforceFore + reinforceAft + disarm + tractor === 0) continue;
    for (const token of REMOVED)
      if (ship.tokens[token] > 0 && !may(game, "keepToken", { ship, token }, false)) loseToken(game, ship, token, ship.tokens[token]);
  }
});

const DURING: Step = {
  name: "during the End phase",
  run: (game) => window(game, "duringEnd", {}),
};

export const CLOSE: Step = {
  name: "close the round",
  *run(game): Procedure {
    removeConceded(game);
    endEffects(game, "phase");
    endEffects(game, "round");
    for (const ship of game.state.ships) resetRound(game, ship);
    for (const remote of game.state.remotes) resetRound(game, remote);
    if (!game.content.scenario?.shipsReturn)
      for (const side of sidesOf(game)) if (isWiped(game, side)) for (const seat of side.seats) leave(game, seat);
    yield* window(game, "roundCloses", {});
    const outcome = decide(game);
    if (!outcome) return;
    yield* window(game, "gameEnds", {});
    yield* endGame(game, decide(game) ?? outcome);
  },
};

export const END: readonly Step[] = [START, REMOVE_TOKENS, DURING, CLOSE];

/** Ends the game at once (1E-END-03). The driver takes over here and never resumes a finished game, so whatever is in progress stops. */
export const endGame = procedure("endGame", function* (game: Situation, outcome: Outcome): Procedure {
  declareOver(game, outcome);
  yield [];
});

/** Removes ships of conceded seats when the round closes, without further effects. They count as destroyed. */
function removeConceded(game: Situation): void {
  for (const ship of game.state.ships) {
    if (game.state.seats[ship.seat]?.status !== "conceded" || ship.status === "destroyed" || ship.status === "fled") continue;
    leavePlay(game, ship, "destroyed");
    game.setShip(ship, { pose: undefined, carrier: undefined });
    game.note({ note: "removed", ship: ship.id, reason: "conceded" });
  }
}

const FRESH = {
  dial: undefined,
  speed: undefined,
  activated: false,
  engaged: false,
  skipsAction: false,
  actions: [],
  usedThisRound: [],
} as const satisfies Partial<Ship>;

/** Resets a ship for the next round. If there is nothing to reset, it causes no event. */
function resetRound(game: Situation, ship: Ship): void {
  const { dial, speed, activated, engaged, skipsAction, actions, usedThisRound } = ship;
  const isFresh = dial === undefined && speed === undefined && !activated && !engaged && !skipsAction;
  if (!isFresh || actions.length > 0 || usedThisRound.length > 0) game.setShip(ship, FRESH);
}

function leave(game: Situation, seat: number): void {
  if (game.state.seats[seat]?.status === "playing") game.setSeat(seat, { status: "out" });
}
