import { TAKE_FOCUS_OR_EVADE } from "../../../both-editions/tokens-moved.ts";
import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";

export const palobgodalhi: Card = {
  card: "pilot:palobgodalhi",
  title: "Palob Godalhi",
  triggers: [{ at: "startOfCombat", may: [{ verb: "choose ship", among: both(enemy, within(1, 2)), does: [TAKE_FOCUS_OR_EVADE] }] }],
};
