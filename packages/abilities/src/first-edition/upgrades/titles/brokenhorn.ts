import { effectOn, loseToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { any, hasToken, isDefender, isReinforcedAtTarget } from "../../../language/when.ts";

/** Removes the reinforce token from the attacked section, if it has one. */
function discardReinforce(scene: CardScene): void {
  const { game, self, attack } = scene;
  const atFore = isReinforcedAtTarget(scene) ? attack?.section === "fore" : self.ship.tokens.reinforceFore > 0;
  loseToken(game, self.ship, atFore ? "reinforceFore" : "reinforceAft");
}

/**
 * True if the card is still unused. It can be used in either attack of a double attack, but the ship "has defended" only once, after both
 * attacks.
 */
const isUnused: When = ({ game, self }) => effectOn(game, "effect:brokenhorn", self.ship) === undefined;

export const brokenhorn: Card = {
  card: "upgrade:brokenhorn",
  title: "Broken Horn",
  dice: [
    {
      dice: "defense",
      when: any(hasToken("reinforceFore"), hasToken("reinforceAft")),
      may: [
        { verb: "add", face: "evade" },
        { verb: "if", when: isUnused, does: [{ verb: "lasting", effect: "brokenhorn", until: "phase" }] },
      ],
    },
  ],
  effects: {
    brokenhorn: {
      triggers: [{ at: "afterAttack", when: isDefender, must: [{ verb: "discard this card" }, { verb: "apply", what: discardReinforce }] }],
    },
  },
};
