import type { Card } from "../../../language/card.ts";
import { both, friendly, toThisShip, within } from "../../../language/when.ts";

export const k2so: Card = {
  card: "upgrade:k2so",
  title: "K-2SO",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(0, 3)),
          does: [
            { verb: "gain", token: "calculate", who: "chosen" },
            { verb: "gain", token: "stress", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
