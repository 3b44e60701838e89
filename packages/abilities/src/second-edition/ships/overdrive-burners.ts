import type { Card } from "../../language/card.ts";
import { revealedSpeed } from "../../language/when-second-edition.ts";

/** The ship rolls one more defense die if its revealed maneuver is fast. */
export const overdriveBurners: Card = {
  card: "ship:Overdrive Burners",
  title: "Overdrive Burners",
  changes: [{ of: "defenseDice", by: 1, when: revealedSpeed(3, 5) }],
};
