import type { Card } from "../../../language/card.ts";
import { afterMovingThrough } from "./phrases.ts";

export const nightfall: Card = {
  card: "pilot:nightfall",
  title: "“Nightfall”",
  triggers: afterMovingThrough((passed) => ({
    must: [{ verb: "each ship", among: passed, does: [{ verb: "gain", token: "jam", count: 2, who: "chosen" }] }],
  })),
};
