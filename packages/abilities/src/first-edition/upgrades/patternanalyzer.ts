import { putOffStressCheck } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, any, hasUpgrade, maneuverWas, toThisShip } from "../../language/when.ts";

/** A token comes or goes in that step, or may come after it. What green takes away may only come with the action, or by debris. */
const matters: When = any(maneuverWas("red"), maneuverWas("green"), ({ self }) => hasUpgrade(self.ship, "lightningreflexes"));

export const patternanalyzer: Card = {
  card: "upgrade:patternanalyzer",
  title: "Pattern Analyzer",
  triggers: [
    {
      at: "beforeDifficulty",
      when: all(toThisShip, matters),
      may: [{ verb: "apply", what: ({ game, self }) => putOffStressCheck(game, self.ship) }],
    },
  ],
};
