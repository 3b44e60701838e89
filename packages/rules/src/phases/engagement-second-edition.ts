/**
 * The Engagement phase: effects at its start, then ships from highest to lowest initiative, each engaging once (2E-ENGAGE-01), then effects
 * at its end. Destroyed ships stay until all ships in the current initiative step have engaged (2E-ENGAGE-04 to -06, 2E-DMG-15).
 */
import { bearersOn } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { chooseAttack, performAttack } from "../attack/attack.ts";
import { attacksOpen, hasOpportunity } from "../attack/targets.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Step, Turns } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { isAnyDoomed, isStepUp, removeDoomed } from "../damage/destruction.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { COMBAT_TURNS, passIdleTurns } from "./combat.ts";
import { engageHuge } from "./huge-engagement-second-edition.ts";
import { nextShip, setActive, turnOf } from "./skill-order.ts";

const isWaiting = ({ status, engaged }: Ship): boolean => status === "inPlay" && !engaged;

/** Keeps destroyed ships on the table during an initiative step, and while abilities are waiting in the queue (2E-TIME-18). */
export const staysToAttack = ({ state, windows }: Situation): boolean => windows.length > 0 || isStepUp(state);

const SHIPS_ENGAGE: Step = {
  name: "ships engage",
  *run(game) {
    yield* endStep(game);
    if (yield* nextInitiative(game)) return "again";
    const units = unitsOf(game);
    const { turn } = passIdleTurns(game, isWaiting, units);
    const ship = yield* nextShip(game, "falling", isWaiting, units, turn);
    if (!ship) return "done";
    yield* engage(game, ship);
    return "again";
  },
};

/** Removes the ships destroyed at this initiative, once all ships with that initiative have engaged. */
const endStep = procedure("endStep", function* (game: Situation): Procedure {
  if (!isAnyDoomed(game)) return;
  const turn = turnOf(game, "falling", isWaiting, unitsOf(game));
  if (turn?.skill !== game.state.cursor.skill) yield* removeDoomed(game, "combat over");
});

/** Remotes engage like ships, at their own initiative (2E-ENGAGE-09). */
const unitsOf = ({ state: { ships, remotes } }: Situation): readonly Ship[] => (remotes.length === 0 ? ships : [...ships, ...remotes]);

export const ENGAGEMENT_TURNS: Turns = { ...COMBAT_TURNS, ofRemotes: true };

/** Higher than every initiative, including that of huge ships. */
const BEFORE_ALL = 9;

/**
 * Resolves effects at an initiative before the ships with that initiative engage (2E-ENGAGE-08). If any card acts when an initiative is
 * reached, each call moves on to the next lower initiative. Returns false if no card does, or if there are ships that engage before that
 * initiative is reached.
 */
const nextInitiative = procedure("nextInitiative", function* (game: Situation): Procedure<boolean> {
  if (bearersOn(game, "initiativeReached").length === 0) return false;
  const initiative = (game.state.cursor.skill ?? BEFORE_ALL) - 1;
  const turn = turnOf(game, "falling", isWaiting, unitsOf(game));
  if (initiative < (turn?.skill ?? 0)) return false;
  setActive(game, initiative, undefined);
  yield* window(game, "initiativeReached", { initiative });
  return true;
});

/** Lets the ship make at most one standard attack (2E-ENGAGE-02). A ship that can't attack engages anyway (2E-ENGAGE-03, -07). */
const engage = procedure("engage", function* (game: Situation, ship: Ship): Procedure {
  game.setShip(ship, { engaged: true });
  yield* window(game, "becameActive", { ship: ship.id });
  if (hasOpportunity(game, ship)) yield* game.factsOf(ship).isHuge ? engageHuge(game, ship) : attackOnce(game, ship);
  if (ship.status === "inPlay") yield* window(game, "attackOpportunityOver", { ship: ship.id });
});

const attackOnce = procedure("attackOnce", function* (game: Situation, ship: Ship): Procedure {
  const found = attacksOpen(game, ship);
  if (found.length === 0) return;
  const chosen = yield* chooseAttack<never>(game, ship, { rule: game.edition.questions.attack, mayDecline: true, found }, () => []);
  if (chosen) yield* performAttack(game, ship, chosen);
});

export const ENGAGEMENT: readonly Step[] = [
  { name: "start of engagement", run: (game) => window(game, "startOfCombat", {}) },
  SHIPS_ENGAGE,
  {
    name: "end of engagement",
    *run(game) {
      yield* removeDoomed(game, "combat over");
      yield* window(game, "endOfCombat", {});
      endEffects(game, "phase");
      endEffects(game, "combat");
    },
  },
];
