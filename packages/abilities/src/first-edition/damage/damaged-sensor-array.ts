import { actionBar } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { ACTION_MAY_TURN_IT, ACTION_MAY_TURN_IT_ON_HIT } from "./phrases.ts";

/** The older card removes the whole action bar. The newer one leaves only the actions that Damage cards offer. */
export const damagedSensorArray: readonly Card[] = [
  {
    card: "damage:core/Damaged Sensor Array",
    title: "Damaged Sensor Array",
    permissions: {
      act: (game, self, { ship, action }) =>
        ship === self.ship && actionBar(game, ship).some((icon) => icon === action) ? false : undefined,
    },
    action: ACTION_MAY_TURN_IT_ON_HIT,
  },
  {
    card: "damage:core-tfa/Damaged Sensor Array",
    title: "Damaged Sensor Array",
    permissions: { act: (_, self, { ship, action }) => (ship === self.ship && !action.startsWith("damage:") ? false : undefined) },
    action: ACTION_MAY_TURN_IT,
  },
];
