import { STRAIGHT_BOOST } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted, maneuverIs } from "../../when.ts";

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
