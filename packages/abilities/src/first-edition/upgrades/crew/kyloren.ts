import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";

export const kyloren: Card = {
  card: "upgrade:kyloren",
  title: "Kylo Ren",
  action: {
    does: [
      { verb: "choose ship", among: both(enemy, within(1, 3)), does: [{ verb: "condition", id: "illshowyouthedarkside", who: "chosen" }] },
    ],
  },
};
