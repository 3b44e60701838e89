/**
 * The second edition's Planning phase: effects at its start, then dials for all ships that get one. In 2.5 players then roll for order, and
 * dials can't be changed any more (2E-PLAN-01 to -05). In 2.0, ionized ships get no dial, or one that may be discarded later (2E-PLAN-06);
 * in 2.5 they get one as usual (2E-PLAN-07, -14-Q). Wingmates never get one (EB-WPHASE-02), and neither do ships in reserve, because they
 * aren't on the table (2E-PLAN-08).
 */
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { isEpic } from "../set-up/order.ts";
import type { Ship } from "../state/state.ts";
import { isIonized } from "../tokens/ion.ts";
import { leaderOf } from "../wings/wing.ts";
import { rollOrder } from "./order-roll.ts";
import { PLANNING as SHARED } from "./planning.ts";

/** Whether a ship has no dial to set. Some ships have no dial of their own until another ship docks with them. */
export const isAdrift = (game: Situation, ship: Ship): boolean => {
  const { borrowsDial, dial } = game.factsOf(ship);
  return borrowsDial && dial.size === 0;
};

export const getsDial = (game: Situation, ship: Ship): boolean =>
  !leaderOf(game, ship) && !isAdrift(game, ship) && (game.edition.switches.waitingDials || !isIonized(game, ship));

/**
 * Marks a ship that was ionized when dials were set. Its dial is used only if the ship is no longer ionized when it activates (2E-PLAN-06).
 */
export const DIAL_WAITS = "dial waits";

const DIALS_WAIT: Step = {
  ...quietStep("dials of ionized ships wait", (game) => {
    for (const ship of game.state.ships)
      if (ship.dial !== undefined && isIonized(game, ship)) game.setShip(ship, { usedThisRound: [...ship.usedThisRound, DIAL_WAITS] });
  }),
  isIdle: ({ edition }) => !edition.switches.waitingDials || edition.switches.ionByDial,
};

const ORDER_ROLL: Step = {
  ...quietStep("order roll", rollOrder),
  isIdle: (game) => !game.edition.switches.orderRoll || isEpic(game),
};

/** Forgets the maneuvers revealed last round, which were known until now (2E-ACTIV-07). */
const FORGET_REVEALED = quietStep("forget maneuvers", (game) => {
  for (const ship of game.state.ships) if (ship.revealed !== undefined) game.setShip(ship, { revealed: undefined });
});

const [START, SET_DIALS, END] = SHARED as readonly [Step, Step, Step];
export const PLANNING: readonly Step[] = [FORGET_REVEALED, START, SET_DIALS, DIALS_WAIT, ORDER_ROLL, END];
