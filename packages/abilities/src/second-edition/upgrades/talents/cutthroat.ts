import type { Card } from "../../../language/card.ts";
import { fellowLost, ORANGE_AND_RED, RECOVER_ANY, removeOne } from "../phrases.ts";

export const cutthroat: Card = {
  card: "upgrade:cutthroat",
  title: "Cutthroat",
  triggers: [
    {
      at: "shipLost",
      when: fellowLost("cutthroat"),
      may: [{ verb: "one of", choices: { token: [removeOne(ORANGE_AND_RED)], charge: [RECOVER_ANY] } }],
    },
  ],
};
