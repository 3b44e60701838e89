/** The actions of the first edition by name. */
import type { Action } from "./action.ts";
import { barrelRoll } from "./barrel-roll.ts";
import { boost } from "./boost.ts";
import { cloak } from "./cloak.ts";
import { coordinate } from "./coordinate.ts";
import { evade } from "./evade.ts";
import { focus } from "./focus.ts";
import { jam } from "./jam.ts";
import { lock } from "./lock.ts";
import { recover } from "./recover.ts";
import { reinforce } from "./reinforce.ts";
import { reload } from "./reload.ts";
import { rotateArc } from "./rotate-arc.ts";
import { slam } from "./slam.ts";

export const FIRST_EDITION_ACTIONS: ReadonlyMap<string, Action> = new Map(
  [focus, evade, lock, barrelRoll, boost, cloak, slam, reload, rotateArc, coordinate, reinforce, jam, recover].map((action) => [
    action.name,
    action,
  ]),
);
