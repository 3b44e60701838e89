import { trimEnergy } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";
import { whenFaceup } from "./phrases.ts";

export const powerPlantFailure: readonly Card[] = inDecksOf(["CR90", "Raider"], "Power Plant Failure", {
  changes: [{ of: "energyLimit", by: -2 }],
  triggers: [whenFaceup({ verb: "apply", what: ({ game, self }) => trimEnergy(game, self.ship) })],
});
