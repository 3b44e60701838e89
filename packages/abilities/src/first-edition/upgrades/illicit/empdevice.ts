import type { Card } from "../../../language/card.ts";
import { within } from "../../../language/when.ts";

/** A ship counts as being at Range 1 of itself (1E-BUMP-08). */
export const empdevice: Card = {
  card: "upgrade:empdevice",
  title: "EMP Device",
  insteadOfAttack: {
    does: [
      { verb: "discard this card" },
      { verb: "each ship", among: within(1), does: [{ verb: "gain", token: "ion", count: 2, who: "chosen" }] },
    ],
  },
};
