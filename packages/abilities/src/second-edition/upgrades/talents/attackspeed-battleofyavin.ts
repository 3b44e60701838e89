import { STRAIGHT_BOOST } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const attackspeedBattleofyavin: Card = {
  card: "upgrade:attackspeed-battleofyavin",
  title: "Attack Speed",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted, maneuverIs(["straight"], 3, 4)),
      may: [{ verb: "boost", ways: STRAIGHT_BOOST }],
    },
  ],
};
