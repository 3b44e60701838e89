import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const tiev1: Card = {
  card: "upgrade:tiev1",
  title: "TIE/v1",
  triggers: [{ at: "lockAcquired", when: toThisShip, may: [{ verb: "free action", names: ["evade"] }] }],
};
