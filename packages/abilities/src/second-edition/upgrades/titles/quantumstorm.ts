import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";

export const quantumstorm: Card = {
  card: "upgrade:quantumstorm",
  title: "Quantum Storm",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("white")), must: [{ verb: "gain energy", amount: 1 }] },
  ],
};
