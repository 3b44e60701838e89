/** The actions of the second edition by name. Those that can fail may be attempted (2E-ACT-14). */
import type { Action } from "../../procedures/actions/action.ts";
import { cloak } from "../../procedures/actions/cloak.ts";
import { evade } from "../../procedures/actions/evade.ts";
import { focus } from "../../procedures/actions/focus.ts";
import { reinforceBy } from "../../procedures/actions/reinforce.ts";
import { hugeRotate } from "../huge/indicators.ts";
import { barrelRollShip, boostShip } from "../moves.ts";
import { calculate } from "./calculate.ts";
import { coordinate } from "./coordinate.ts";
import { jam } from "./jam.ts";
import { lock } from "./lock.ts";
import { reload } from "./reload.ts";
import { rotateArc } from "./rotate-arc.ts";
import { slam } from "./slam.ts";

/** Huge ships neither roll nor boost nor cloak (2E-HUGE-07). */
const isMovable: Action["can"] = (game, ship) => !game.factsOf(ship).isHuge;

const ACTIONS: readonly Action[] = [
  focus,
  calculate,
  evade,
  reinforceBy("2E-ACT-24"),
  lock,
  { name: "barrel-roll", can: isMovable, perform: (game, ship, action = "white") => barrelRollShip(game, ship, { action }) },
  { name: "boost", can: isMovable, perform: (game, ship, action = "white") => boostShip(game, ship, { action }) },
  rotateArc,
  reload,
  { ...cloak, can: (game, ship) => isMovable(game, ship) && cloak.can(game, ship) },
  jam,
  coordinate,
  slam,
];

const byName = (actions: readonly Action[]): ReadonlyMap<string, Action> => new Map(actions.map((action) => [action.name, action]));

export const SECOND_EDITION_ACTIONS = byName(ACTIONS);

/** What huge ships do by rules of their own. */
export const SECOND_EDITION_HUGE_ACTIONS = byName([hugeRotate]);
