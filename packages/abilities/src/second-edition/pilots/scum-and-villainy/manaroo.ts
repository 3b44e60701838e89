import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { TRANSFER_GREEN } from "../phrases.ts";

export const manaroo: Card = {
  card: "pilot:manaroo",
  title: "Manaroo",
  triggers: [{ at: "startOfCombat", may: [{ verb: "choose ship", among: both(friendly, other, within(0, 1)), does: [TRANSFER_GREEN] }] }],
};
