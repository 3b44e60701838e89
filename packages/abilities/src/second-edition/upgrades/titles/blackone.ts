import { chargesOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";

export const blackone: Card = {
  card: "upgrade:blackone",
  title: "Black One",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("slam"), hasCharges()),
      must: [
        { verb: "lose charge" },
        {
          verb: "one of",
          choices: {
            "keep disarm": [],
            "gain ion": [
              { verb: "gain", token: "ion" },
              { verb: "remove token", tokens: ["disarm"] },
            ],
          },
        },
      ],
    },
  ],
  permissions: {
    act: (_, self, { ship, action }) => (ship === self.ship && action === "slam" && chargesOn(ship, self.at) === 0 ? false : undefined),
  },
};
