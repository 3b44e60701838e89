import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, speedWas, toThisShip } from "../../language/when.ts";

const overlappedNothing: When = ({ game }) => game.state.motion?.bumped === false && game.state.motion.met.length === 0;

export const tiex7: Card = {
  card: "upgrade:tiex7",
  title: "TIE/x7",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, speedWas(3, 5), overlappedNothing), may: [{ verb: "free action", names: ["evade"] }] },
  ],
};
