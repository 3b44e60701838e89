import type { Card } from "../../../card.ts";
import { fromThisShip } from "../../../when.ts";

export const vector: Card = {
  card: "upgrade:vector",
  title: "Vector",
  triggers: [{ at: "hasDeployed", when: fromThisShip, may: [{ verb: "free action", names: ["evade", "boost"], who: "subject" }] }],
};
