import type { Card } from "../../../language/card.ts";
import { ACTION_REPAIRS, ofCore } from "./phrases.ts";

const isLeft = (action: string): boolean => action === "focus" || action.startsWith("damage:");

export const damagedSensorArray: Card = ofCore("Damaged Sensor Array", {
  permissions: { act: (_, self, { ship, action }) => (ship === self.ship && !isLeft(action) ? false : undefined) },
  action: ACTION_REPAIRS,
});
