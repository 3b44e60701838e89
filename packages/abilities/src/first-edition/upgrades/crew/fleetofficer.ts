import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";

/** The stress token is not a cost, so this also works on a huge ship, which gets none (HS-TOKEN-02). */
export const fleetofficer: Card = {
  card: "upgrade:fleetofficer",
  title: "Fleet Officer",
  action: {
    does: [
      { verb: "choose ships", among: both(friendly, within(1, 2)), most: 2, does: [{ verb: "gain", token: "focus", who: "chosen" }] },
      { verb: "also", does: [{ verb: "gain", token: "stress" }] },
    ],
  },
};
