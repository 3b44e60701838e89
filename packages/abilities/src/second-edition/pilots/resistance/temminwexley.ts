import type { Card } from "../../../language/card.ts";
import { all, speedWas, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const temminwexley: Card = {
  card: "pilot:temminwexley",
  title: "Temmin Wexley",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, speedWas(2, 4)), may: [{ verb: "free action", names: ["boost"] }] },
  ],
};
