import type { Card } from "../../../language/card.ts";
import { FLIES_FIRST } from "../../ailerons.ts";

export const advancedailerons: Card = {
  card: "upgrade:advancedailerons",
  title: "Advanced Ailerons",
  difficulty: (_, self, { ship, maneuver: { bearing, speed } }) =>
    ship === self.ship && bearing === "bank" && speed === 3 ? "white" : undefined,
  triggers: [FLIES_FIRST],
};
