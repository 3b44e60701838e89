import type { Card } from "../../../language/card.ts";
import { fellowLost } from "../phrases.ts";

export const disciplined: Card = {
  card: "upgrade:disciplined",
  title: "Disciplined",
  triggers: [{ at: "shipLost", when: fellowLost("disciplined"), may: [{ verb: "free action", names: ["lock", "barrel-roll"] }] }],
};
