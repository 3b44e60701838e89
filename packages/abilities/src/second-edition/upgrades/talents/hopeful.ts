import type { Card } from "../../../language/card.ts";
import { fellowLost } from "../phrases.ts";

export const hopeful: Card = {
  card: "upgrade:hopeful",
  title: "Hopeful",
  triggers: [{ at: "shipLost", when: fellowLost("hopeful"), may: [{ verb: "free action", names: ["focus", "boost"] }] }],
};
