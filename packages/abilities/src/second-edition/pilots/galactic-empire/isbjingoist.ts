import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, enemy, toThisShip, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";
import { DEPLETE_OR_STRAIN } from "./phrases.ts";

export const isbjingoist: Card = {
  card: "pilot:isbjingoist",
  title: "ISB Jingoist",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(enemy, within(0, 1), inArcOfThisShip("front")),
          does: [
            {
              verb: "one of",
              by: "chosen",
              choices: { "gain a token": DEPLETE_OR_STRAIN, "remove a token": [{ verb: "remove token", tokens: GREEN, who: "chosen" }] },
            },
          ],
        },
      ],
    },
  ],
};
