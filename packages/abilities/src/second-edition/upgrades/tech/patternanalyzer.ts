import type { Card } from "../../../card.ts";
import { all, maneuverWas, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";

export const patternanalyzer: Card = {
  card: "upgrade:patternanalyzer",
  title: "Pattern Analyzer",
  triggers: [{ at: "beforeDifficulty", when: all(toThisShip, fullyExecuted, maneuverWas("red")), may: [{ verb: "free action" }] }],
};
