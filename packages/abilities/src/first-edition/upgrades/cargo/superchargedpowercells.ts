import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const superchargedpowercells: Card = {
  card: "upgrade:superchargedpowercells",
  title: "Supercharged Power Cells",
  triggers: [
    {
      at: "attackBegins",
      when: isAttacker,
      may: [{ verb: "discard this card" }, { verb: "lasting", effect: "more attack dice", until: "attack", value: 2 }],
    },
  ],
};
