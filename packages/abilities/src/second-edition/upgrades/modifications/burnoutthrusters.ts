import { chargesOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

/** Grants one SLAM. A deplete token can replace the disarm token. */
export const burnoutthrusters: Card = {
  card: "upgrade:burnoutthrusters",
  title: "Burnout Thrusters",
  permissions: {
    act: (_, self, { ship, action }) => (ship === self.ship && action === "slam" && chargesOn(ship, self.at) === 0 ? false : undefined),
  },
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("slam")),
      must: [
        { verb: "lose charge" },
        {
          verb: "one of",
          choices: {
            nothing: [],
            deplete: [
              { verb: "gain", token: "deplete" },
              { verb: "remove token", tokens: ["disarm"] },
            ],
          },
        },
      ],
    },
  ],
};
