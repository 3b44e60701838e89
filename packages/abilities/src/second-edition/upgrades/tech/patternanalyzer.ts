import type { Card } from "../../../language/card.ts";
import { all, maneuverWas, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

export const patternanalyzer: Card = {
  card: "upgrade:patternanalyzer",
  title: "Pattern Analyzer",
  triggers: [{ at: "beforeDifficulty", when: all(toThisShip, fullyExecuted, maneuverWas("red")), may: [{ verb: "free action" }] }],
};
