/** The first edition's actions by name. */
import type { ActionId } from "@broadside/protocol";
import { barrelRoll } from "../actions/barrel-roll.ts";
import { boost } from "../actions/boost.ts";
import { cloak } from "../actions/cloak.ts";
import { coordinate, hugeCoordinate } from "../actions/coordinate.ts";
import { evade } from "../actions/evade.ts";
import { focus } from "../actions/focus.ts";
import { hugeJam, jam } from "../actions/jam.ts";
import { hugeLock, lock } from "../actions/lock-first-edition.ts";
import { recover } from "../actions/recover.ts";
import { hugeReinforce, reinforce } from "../actions/reinforce.ts";
import { reload } from "../actions/reload-first-edition.ts";
import { rotateArc } from "../actions/rotate-arc.ts";
import { slam } from "../actions/slam.ts";
import type { Action } from "../contract/edition-parts.ts";

const byName = (actions: readonly Action[]): ReadonlyMap<ActionId, Action> => new Map(actions.map((action) => [action.name, action]));

export const FIRST_EDITION_ACTIONS = byName([
  focus,
  evade,
  lock,
  barrelRoll,
  boost,
  cloak,
  slam,
  reload,
  rotateArc,
  coordinate,
  reinforce,
  jam,
  recover,
]);

/** Actions that follow different rules for huge ships. */
export const FIRST_EDITION_HUGE_ACTIONS = byName([hugeLock, hugeCoordinate, hugeReinforce, hugeJam]);
