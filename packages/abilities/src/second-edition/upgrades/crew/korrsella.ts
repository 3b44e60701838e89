import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { subjectFlew } from "./phrases.ts";

export const korrsella: Card = {
  card: "upgrade:korrsella",
  title: "Korr Sella",
  triggers: [{ at: "maneuverExecuted", when: all(toThisShip, subjectFlew("blue")), must: [{ verb: "lose all", tokens: ["stress"] }] }],
};
