import { hasFlownIonManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { ofCore, REPAIRED } from "./phrases.ts";

export const disabledPowerRegulator: Card = ofCore("Disabled Power Regulator", {
  triggers: [
    { at: "becameActive", when: toThisShip, must: [{ verb: "gain", token: "ion" }] },
    { at: "maneuverExecuted", when: all(toThisShip, ({ self }) => hasFlownIonManeuver(self.ship)), must: [REPAIRED] },
  ],
});
