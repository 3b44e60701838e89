import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { ONE_HIT, ofCore } from "./phrases.ts";

const metObstacle: When = ({ game }) => (game.state.motion?.met.length ?? 0) > 0;

export const stunnedPilot: Card = ofCore("Stunned Pilot", {
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, metObstacle), must: [ONE_HIT] }],
});
