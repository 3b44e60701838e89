import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const quantumstorm: Card = {
  card: "upgrade:quantumstorm",
  title: "Quantum Storm",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("white")), must: [{ verb: "gain energy", amount: 1 }] },
  ],
};
