import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, toThisShip } from "../../../when.ts";

const wasBlue: When = ({ game }) => game.state.motion?.colour === "blue";

export const optimizedpowercore: Card = {
  card: "upgrade:optimizedpowercore",
  title: "Optimized Power Core",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, wasBlue), must: [{ verb: "gain energy", amount: 1 }] }],
};
