import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { MORE_DEFENSE } from "../phrases.ts";

export const evaanverlaine: Card = {
  card: "pilot:evaanverlaine",
  title: "Evaan Verlaine",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "spend", token: "focus" },
        {
          verb: "choose ship",
          among: both(friendly, within(0, 1)),
          does: [{ verb: "lasting", effect: "more defense dice", until: "round", who: "chosen", value: 1 }],
        },
      ],
    },
  ],
  effects: MORE_DEFENSE,
};
