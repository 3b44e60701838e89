import type { Card } from "../../../language/card.ts";
import { both, enemy } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** The effect lasts until the next round begins, and then disarms the ship. */
export const corranhorn: Card = {
  card: "pilot:corranhorn",
  title: "Corran Horn",
  triggers: [
    {
      at: "initiativeReached",
      when: ({ moment }) => moment.initiative === 0,
      may: [
        { verb: "attack", with: "primary", at: both(enemy, inArcOfThisShip("bullseye")) },
        { verb: "lasting", effect: "corran horn", until: "game" },
      ],
    },
  ],
  effects: {
    "corran horn": { triggers: [{ at: "startOfPlanning", must: [{ verb: "gain", token: "disarm" }, { verb: "discard this card" }] }] },
  },
};
