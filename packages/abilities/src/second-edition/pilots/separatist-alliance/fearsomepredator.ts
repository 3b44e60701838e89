import type { Card } from "../../../card.ts";
import { enemy } from "../../../when.ts";

export const fearsomepredator: Card = {
  card: "pilot:fearsomepredator",
  title: "Fearsome Predator",
  triggers: [
    { at: "afterForces", must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id: "fearfulprey", who: "chosen" }] }] },
  ],
};
