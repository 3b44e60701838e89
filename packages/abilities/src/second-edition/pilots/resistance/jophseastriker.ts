import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const jophseastriker: Card = {
  card: "pilot:jophseastriker",
  title: "Joph Seastriker",
  triggers: [{ at: "shieldLost", when: toThisShip, must: [{ verb: "gain", token: "evade" }] }],
};
