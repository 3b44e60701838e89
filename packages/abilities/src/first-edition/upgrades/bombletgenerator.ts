import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const bombletgenerator: Card = {
  card: "upgrade:bombletgenerator",
  title: "Bomblet Generator",
  triggers: [{ at: "dialRevealed", when: toThisShip, may: [{ verb: "drop", device: "bomblet" }] }],
};
