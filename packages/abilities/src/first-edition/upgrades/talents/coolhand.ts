import type { Card } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

export const coolhand: Card = {
  card: "upgrade:coolhand",
  title: "Cool Hand",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs("stress")),
      may: [
        { verb: "discard this card" },
        { verb: "one of", choices: { focus: [{ verb: "gain", token: "focus" }], evade: [{ verb: "gain", token: "evade" }] } },
      ],
    },
  ],
};
