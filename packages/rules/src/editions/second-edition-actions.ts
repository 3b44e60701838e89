/** The second edition's actions by name. Ships may attempt actions that can fail (2E-ACT-14). */
import type { ActionId } from "@broadside/protocol";
import { calculate } from "../actions/calculate.ts";
import { cloak } from "../actions/cloak.ts";
import { coordinate } from "../actions/coordinate-second-edition.ts";
import { evade } from "../actions/evade.ts";
import { focus } from "../actions/focus.ts";
import { jam } from "../actions/jam-second-edition.ts";
import { lock } from "../actions/lock-second-edition.ts";
import { reinforceBy } from "../actions/reinforce.ts";
import { reload } from "../actions/reload-second-edition.ts";
import { rotateArc } from "../actions/rotate-arc-second-edition.ts";
import { slam } from "../actions/slam-second-edition.ts";
import { hugeRotate } from "../attack/huge-indicators.ts";
import type { Action } from "../contract/edition-parts.ts";
import { barrelRollShip, boostShip, waysOfAction } from "../reposition/moves-second-edition.ts";

/** Huge ships can't barrel roll, boost or cloak (2E-HUGE-07). */
const isMovable: Action["can"] = (game, ship) => !game.factsOf(ship).isHuge;

const ACTIONS: readonly Action[] = [
  focus,
  calculate,
  evade,
  reinforceBy("2E-ACT-24"),
  lock,
  {
    name: "barrel-roll",
    can: isMovable,
    perform: (game, ship, action = "white") => barrelRollShip(game, ship, { action }),
    waysToGo: (game, ship, action = "white") => waysOfAction(game, ship, "barrel roll", action),
  },
  {
    name: "boost",
    can: isMovable,
    perform: (game, ship, action = "white") => boostShip(game, ship, { action }),
    waysToGo: (game, ship, action = "white") => waysOfAction(game, ship, "boost", action),
  },
  rotateArc,
  reload,
  { ...cloak, can: (game, ship) => isMovable(game, ship) && cloak.can(game, ship) },
  jam,
  coordinate,
  slam,
];

const byName = (actions: readonly Action[]): ReadonlyMap<ActionId, Action> => new Map(actions.map((action) => [action.name, action]));

export const SECOND_EDITION_ACTIONS = byName(ACTIONS);

/** Actions that follow different rules for huge ships. */
export const SECOND_EDITION_HUGE_ACTIONS = byName([hugeRotate]);
