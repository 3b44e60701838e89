import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const leeboswz103: Card = {
  card: "upgrade:leebo-swz103",
  title: "“Leebo”",
  triggers: [{ at: "repaired", when: toThisShip, may: [{ verb: "free action", barOnly: true }] }],
};
