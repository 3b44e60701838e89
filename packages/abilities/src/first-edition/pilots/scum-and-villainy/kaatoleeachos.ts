import { TAKE_FOCUS_OR_EVADE } from "../../../both-editions/tokens-moved.ts";
import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

export const kaatoleeachos: Card = {
  card: "pilot:kaatoleeachos",
  title: "Kaa'to Leeachos",
  triggers: [
    { at: "startOfCombat", may: [{ verb: "choose ship", among: both(friendly, other, within(1, 2)), does: [TAKE_FOCUS_OR_EVADE] }] },
  ],
};
