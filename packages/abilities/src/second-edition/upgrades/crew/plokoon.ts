import type { Card } from "../../../language/card.ts";
import { any, both, friendly, hasToken, within } from "../../../language/when.ts";
import { either, inArcOfThisShip } from "../../../language/when-second-edition.ts";

const atItsSide = both(within(1), either(inArcOfThisShip("left"), inArcOfThisShip("right")));

/** While reinforced, the ship helps a friendly ship in contact with it or beside it. */
export const plokoon: Card = {
  card: "upgrade:plokoon",
  title: "Plo Koon",
  triggers: [
    {
      at: "startOfEnd",
      when: any(hasToken("reinforceFore"), hasToken("reinforceAft")),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, either(within(0), atItsSide)),
          does: [
            {
              verb: "one of",
              choices: {
                token: [{ verb: "remove token", tokens: ["deplete", "strain"], who: "chosen" }],
                repair: [{ verb: "repair", kind: "faceup", who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
