import type { Card } from "../../../language/card.ts";

export const quantumstorm: Card = {
  card: "upgrade:quantumstorm",
  title: "Quantum Storm",
  triggers: [{ at: "startOfEnd", when: ({ self }) => self.ship.energy <= 1, must: [{ verb: "gain energy", amount: 1 }] }],
};
