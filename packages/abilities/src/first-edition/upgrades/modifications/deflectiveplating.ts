import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { isOfFriendlyBomb } from "../../bombs.ts";

export const deflectiveplating: Card = {
  card: "upgrade:deflectiveplating",
  title: "Deflective Plating",
  triggers: [
    {
      at: "deviceStrikes",
      when: all(toThisShip, isOfFriendlyBomb),
      may: [{ verb: "roll", on: { hit: [{ verb: "discard this card" }] } }],
    },
  ],
};
