import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, toThisShip } from "../../../when.ts";
import { ONE_HIT, ofCore } from "./phrases.ts";

const metObstacle: When = ({ game }) => (game.state.motion?.met.length ?? 0) > 0;

export const stunnedPilot: Card = ofCore("Stunned Pilot", {
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, metObstacle), must: [ONE_HIT] }],
});
