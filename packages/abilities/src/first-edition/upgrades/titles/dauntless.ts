import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const overlappedShip: When = ({ game }) => (game.state.motion?.blockedBy?.length ?? 0) > 0;

export const dauntless: Card = {
  card: "upgrade:dauntless",
  title: "Dauntless",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, overlappedShip), may: [{ verb: "free action" }, { verb: "gain", token: "stress" }] },
  ],
};
