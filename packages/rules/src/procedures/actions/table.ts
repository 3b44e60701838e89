/** The actions of the first edition by name. */
import type { Action } from "./action.ts";
import { barrelRoll } from "./barrel-roll.ts";
import { boost } from "./boost.ts";
import { cloak } from "./cloak.ts";
import { coordinate, hugeCoordinate } from "./coordinate.ts";
import { evade } from "./evade.ts";
import { focus } from "./focus.ts";
import { hugeJam, jam } from "./jam.ts";
import { hugeLock, lock } from "./lock.ts";
import { recover } from "./recover.ts";
import { hugeReinforce, reinforce } from "./reinforce.ts";
import { reload } from "./reload.ts";
import { rotateArc } from "./rotate-arc.ts";
import { slam } from "./slam.ts";

const byName = (actions: readonly Action[]): ReadonlyMap<string, Action> => new Map(actions.map((action) => [action.name, action]));

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

/** What huge ships do by rules of their own. */
export const FIRST_EDITION_HUGE_ACTIONS = byName([hugeLock, hugeCoordinate, hugeReinforce, hugeJam]);
