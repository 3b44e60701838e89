import type { Card } from "../../language/card.ts";
import { revealedSpeed } from "../../language/when-second-edition.ts";

/** While the maneuver it has revealed is fast it defends with one die more. */
export const overdriveBurners: Card = {
  card: "ship:Overdrive Burners",
  title: "Overdrive Burners",
  changes: [{ of: "defenseDice", by: 1, when: revealedSpeed(3, 5) }],
};
