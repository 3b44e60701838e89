import type { Card } from "../../../language/card.ts";
import { all, isStressed, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";

export const nightbrother: Card = {
  card: "upgrade:nightbrother",
  title: "Nightbrother",
  triggers: [
    {
      at: "dialRevealed",
      when: all(toThisShip, isStressed, flownIn("white", "red", "purple")),
      may: [
        { verb: "spend charge", count: 2 },
        {
          verb: "one of",
          choices: { focus: [{ verb: "gain", token: "focus" }], evade: [{ verb: "gain", token: "evade" }] },
        },
      ],
    },
  ],
};
