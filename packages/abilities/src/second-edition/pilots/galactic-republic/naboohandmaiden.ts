import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen } from "../../../language/when.ts";

const noHandmaiden: ShipWhen = ({ game }, ship) => game.factsOf(ship).pilot.id !== "naboohandmaiden";

export const naboohandmaiden: Card = {
  card: "pilot:naboohandmaiden",
  title: "Naboo Handmaiden",
  triggers: [
    {
      at: "afterForces",
      must: [{ verb: "choose ship", among: both(friendly, noHandmaiden), does: [{ verb: "condition", id: "decoyed", who: "chosen" }] }],
    },
  ],
};
