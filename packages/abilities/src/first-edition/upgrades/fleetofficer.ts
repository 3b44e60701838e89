import type { Card } from "../../card.ts";
import { both, friendly, within } from "../../when.ts";

export const fleetofficer: Card = {
  card: "upgrade:fleetofficer",
  title: "Fleet Officer",
  action: {
    does: [
      { verb: "choose ships", among: both(friendly, within(1, 2)), most: 2, does: [{ verb: "gain", token: "focus", who: "chosen" }] },
      { verb: "gain", token: "stress" },
    ],
  },
};
