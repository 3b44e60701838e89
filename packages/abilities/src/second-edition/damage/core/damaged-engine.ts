import type { Card } from "../../../language/card.ts";
import { ofCore } from "./phrases.ts";

export const damagedEngine: Card = ofCore("Damaged Engine", {
  changes: [{ of: "difficulty", by: 1, when: ({ moment }) => moment.maneuver?.bearing === "turn" }],
});
