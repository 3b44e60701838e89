import { postponeStressCheck } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, any, hasUpgrade, maneuverWas, toThisShip } from "../../../language/when.ts";

/**
 * True if it can matter whether stress is checked before or after the action, because the ship may gain or lose a token in between. After a
 * green maneuver, for example, the action or debris may give the ship the stress token that it would remove.
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
