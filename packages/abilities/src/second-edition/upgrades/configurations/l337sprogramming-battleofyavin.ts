import { shieldsLeft } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** While the ship has no shields, its banks are easier. */
export const l337sprogramming: Card = {
  card: "upgrade:l337sprogramming-battleofyavin",
  title: "L3-37's Programming",
  changes: [{ of: "difficulty", by: -1, when: ({ self, moment }) => moment.maneuver?.bearing === "bank" && shieldsLeft(self.ship) === 0 }],
};
