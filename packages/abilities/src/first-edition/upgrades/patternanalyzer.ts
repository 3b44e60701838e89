import { postponeStressCheck } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, any, hasUpgrade, maneuverWas, toThisShip } from "../../language/when.ts";

/**
 * True if the order can make a difference, because a token may be gained or removed in that step or later. After a green maneuver, the
 * stress to remove may come only later, from the action or from debris.
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
