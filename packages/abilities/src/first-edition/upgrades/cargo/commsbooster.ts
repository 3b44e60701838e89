import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { inUseEnergy } from "../../phrases.ts";

export const commsbooster: Card = {
  card: "upgrade:commsbooster",
  title: "Comms Booster",
  triggers: [
    inUseEnergy(
      { verb: "spend energy", amount: 1 },
      {
        verb: "choose ship",
        among: both(friendly, within(1, 3)),
        does: [
          { verb: "also", does: [{ verb: "lose all", tokens: ["stress"], who: "chosen" }] },
          { verb: "gain", token: "focus", who: "chosen" },
        ],
      },
    ),
  ],
};
