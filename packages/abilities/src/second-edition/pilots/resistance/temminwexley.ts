import type { Card } from "../../../card.ts";
import { all, speedWas, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

export const temminwexley: Card = {
  card: "pilot:temminwexley",
  title: "Temmin Wexley",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, speedWas(2, 4)), may: [{ verb: "free action", names: ["boost"] }] },
  ],
};
