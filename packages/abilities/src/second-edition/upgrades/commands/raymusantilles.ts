import type { Card } from "../../../language/card.ts";
import { both, friendly, toThisShip, within } from "../../../language/when.ts";
import { STAYS_TO_THE_END } from "./last-stand.ts";

export const raymusantilles: Card = {
  card: "upgrade:raymusantilles",
  title: "Raymus Antilles",
  permissions: STAYS_TO_THE_END,
  triggers: [
    {
      at: "destroyed",
      when: toThisShip,
      must: [{ verb: "each ship", among: both(friendly, within(0, 1)), does: [{ verb: "gain", token: "focus", who: "chosen" }] }],
    },
  ],
};
