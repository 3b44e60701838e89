import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const wasBlue: When = ({ game }) => game.state.motion?.colour === "blue";

export const optimizedpowercore: Card = {
  card: "upgrade:optimizedpowercore",
  title: "Optimized Power Core",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, wasBlue), must: [{ verb: "gain energy", amount: 1 }] }],
};
