import type { Card } from "../../../language/card.ts";
import { both, friendly, isAttacker, other, within } from "../../../language/when.ts";

export const airencracken: Card = {
  card: "pilot:airencracken",
  title: "Airen Cracken",
  triggers: [
    {
      at: "afterAttack",
      when: isAttacker,
      may: [{ verb: "choose ship", among: both(other, friendly, within(1)), does: [{ verb: "free action", who: "chosen" }] }],
    },
  ],
};
