import type { Card } from "../../language/card.ts";
import { revealedSpeed } from "../../language/when-second-edition.ts";

/** If its revealed maneuver is fast, the ship rolls one more defense die. */
export const overdriveBurners: Card = {
  card: "ship:Overdrive Burners",
  title: "Overdrive Burners",
  changes: [{ of: "defenseDice", by: 1, when: revealedSpeed(3, 5) }],
};
