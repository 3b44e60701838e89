/** The first edition: its phases and its attack as lists of steps. */
import { MODIFICATIONS } from "@broadside/dice";
import type { Edition } from "../edition.ts";
import { FIRST_EDITION_ACTIONS, FIRST_EDITION_HUGE_ACTIONS } from "../procedures/actions/table.ts";
import { ACTIVATION } from "../procedures/activation.ts";
import { afterAssigned } from "../procedures/after-assigned.ts";
import { ATTACK } from "../procedures/attack/steps.ts";
import { COMBAT } from "../procedures/combat.ts";
import { carrierLost } from "../procedures/docking.ts";
import { END } from "../procedures/end.ts";
import { PLANNING } from "../procedures/planning.ts";
import { SET_UP, SET_UPS } from "../procedures/set-up/steps.ts";

export const FIRST_EDITION: Edition = {
  id: "1e",
  phases: { setup: SET_UP, planning: PLANNING, activation: ACTIVATION, combat: COMBAT, end: END },
  setUps: SET_UPS,
  roundPhases: ["planning", "activation", "combat", "end"],
  attack: ATTACK,
  tokens: MODIFICATIONS["1e"],
  neverOnHugeShips: ["stress", "focus", "evade", "condition"],
  ionizedBy: { small: 1, medium: 2, large: 2, huge: Number.POSITIVE_INFINITY },
  actions: FIRST_EDITION_ACTIONS,
  hugeActions: FIRST_EDITION_HUGE_ACTIONS,
  afterAssigned,
  carrierLost,
};
