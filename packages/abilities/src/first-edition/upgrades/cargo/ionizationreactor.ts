import type { Card } from "../../../language/card.ts";
import { both, other, within } from "../../../language/when.ts";
import { inUseEnergy } from "../../phrases.ts";

export const ionizationreactor: Card = {
  card: "upgrade:ionizationreactor",
  title: "Ionization Reactor",
  triggers: [
    inUseEnergy(
      { verb: "spend energy", amount: 5, from: "this card" },
      { verb: "discard this card" },
      {
        verb: "each ship",
        among: both(other, within(1)),
        does: [
          { verb: "suffer", hits: 1, who: "chosen" },
          { verb: "gain", token: "ion", who: "chosen" },
        ],
      },
    ),
  ],
};
