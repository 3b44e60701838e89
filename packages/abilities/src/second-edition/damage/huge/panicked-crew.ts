import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { CONTROLS_DISRUPTED } from "./precision-shots.ts";

const BARRED: readonly string[] = ["coordinate", "jam"];

/** The ship can still perform actions that give green tokens, but gets no tokens from them. */
export const panickedCrew: Card = ofHuge("Panicked Crew", CONTROLS_DISRUPTED, {
  permissions: {
    gainToken: (_, self, { ship, token }) => (ship === self.ship && GREEN.includes(token) ? false : undefined),
    act: (_, self, { ship, action }) => (ship === self.ship && BARRED.includes(action) ? false : undefined),
  },
  action: ACTION_REPAIRS,
});
