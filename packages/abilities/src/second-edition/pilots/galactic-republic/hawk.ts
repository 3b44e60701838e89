import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { revealedBy } from "../../../language/when-second-edition.ts";

const wasFast: ShipWhen = (_, ship) => (revealedBy(ship)?.speed ?? 0) >= 3;
const ALL = 100;

export const hawk: Card = {
  card: "pilot:hawk",
  title: "“Hawk”",
  triggers: [
    {
      at: "startOfEnd",
      may: [
        {
          verb: "choose ships",
          among: both(friendly, within(0, 1), wasFast),
          most: ALL,
          does: [
            { verb: "gain", token: "strain", who: "chosen" },
            { verb: "free action", names: ["barrel-roll", "boost"], who: "chosen" },
          ],
        },
      ],
    },
  ],
};
