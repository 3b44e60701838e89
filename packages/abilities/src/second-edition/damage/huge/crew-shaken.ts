import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { REPAIRED } from "../core/phrases.ts";
import { ofHuge } from "./phrases.ts";
import { CONTROLS_DISRUPTED } from "./precision-shots.ts";

/** True if the ship has overlapped a ship or an obstacle, even one that is gone now. */
const hasOverlapped: When = ({ game: { state } }) => state.motion !== undefined && (state.motion.bumped || state.motion.met.length > 0);

export const crewShaken: Card = ofHuge("Crew Shaken", CONTROLS_DISRUPTED, {
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, hasOverlapped), must: [{ verb: "suffer", crits: 2 }, REPAIRED] }],
});
