import type { Card } from "../../../language/card.ts";
import { both, enemy, toThisShip, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** Spends Force to strain every enemy that is next to the ship and in its front arc. Each enemy's player can choose a jam token instead. */
export const asajjventresscommand: Card = {
  card: "upgrade:asajjventresscommand",
  title: "Asajj Ventress",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        { verb: "spend force" },
        {
          verb: "each ship",
          among: both(enemy, within(0, 1), inArcOfThisShip("front")),
          does: [
            {
              verb: "one of",
              by: "chosen",
              choices: {
                strain: [{ verb: "gain", token: "strain", who: "chosen" }],
                jam: [{ verb: "gain", token: "jam", who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
