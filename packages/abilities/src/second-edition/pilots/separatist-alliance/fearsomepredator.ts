import type { Card } from "../../../language/card.ts";
import { enemy } from "../../../language/when.ts";

export const fearsomepredator: Card = {
  card: "pilot:fearsomepredator",
  title: "Fearsome Predator",
  triggers: [
    { at: "afterForces", must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id: "fearfulprey", who: "chosen" }] }] },
  ],
};
