import { loseToken } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import type { Scene } from "../../scene.ts";
import { any, hasToken, isDefender, isReinforcedAtTarget } from "../../when.ts";

/** The one at the section that was attacked goes, where there is one. */
function discardReinforce(scene: Scene): void {
  const { game, self, attack } = scene;
  const atFore = isReinforcedAtTarget(scene) ? attack?.section === "fore" : self.ship.tokens.reinforceFore > 0;
  loseToken(game, self.ship, atFore ? "reinforceFore" : "reinforceAft");
}

export const brokenhorn: Card = {
  card: "upgrade:brokenhorn",
  title: "Broken Horn",
  dice: [
    {
      dice: "defense",
      when: any(hasToken("reinforceFore"), hasToken("reinforceAft")),
      may: [
        { verb: "add", face: "evade" },
        { verb: "lasting", effect: "brokenhorn", until: "attack" },
      ],
    },
  ],
  effects: { brokenhorn: { triggers: [{ at: "afterAttack", when: isDefender, must: [{ verb: "apply", what: discardReinforce }] }] } },
};
