import { postponeStressCheck } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, any, hasUpgrade, maneuverWas, toThisShip } from "../../language/when.ts";

/**
 * True if it can matter whether stress is checked before or after the action, because a token may be gained or removed by then. After a
 * green maneuver, the stress to remove may come only later, from the action or from debris.
 */
const matters: When = any(maneuverWas("red"), maneuverWas("green"), ({ self }) => hasUpgrade(self.ship, "lightningreflexes"));

export const patternanalyzer: Card = {
  card: "upgrade:patternanalyzer",
  title: "Pattern Analyzer",
  triggers: [
    {
      at: "beforeDifficulty",
      when: all(toThisShip, matters),
      may: [{ verb: "apply", what: ({ game, self }) => postponeStressCheck(game, self.ship) }],
    },
  ],
};
