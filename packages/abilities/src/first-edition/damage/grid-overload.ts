import type { Card } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";
import { FACEDOWN, whenFaceup } from "./phrases.ts";

export const gridOverload: readonly Card[] = inDecksOf(["CR90"], "Grid Overload", {
  triggers: [whenFaceup({ verb: "lose energy", amount: ({ self }) => self.ship.energy }, ...FACEDOWN)],
});
