import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { flipWings } from "../../upgrades/flipping.ts";

const isT70: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.id === "t70xwing";

export const temminwexleySwz68: Card = {
  card: "pilot:temminwexley-swz68",
  title: "Temmin Wexley",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ships",
          among: both(friendly, isT70, within(0, 3)),
          most: ({ game }) => game.state.ships.length,
          does: [
            { verb: "gain", token: "strain", who: "chosen" },
            flipWings("chosen"),
            { verb: "gain", token: "calculate", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
