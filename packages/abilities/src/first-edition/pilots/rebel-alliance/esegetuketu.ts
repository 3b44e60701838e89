import { countFace } from "@broadside/dice";
import { diceOf, may, type Procedure, spendToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, sceneOf, type When, whoIs } from "../../../language/scene.ts";
import { all, attackerIs, both, friendly, hasToken, other, within } from "../../../language/when.ts";

/** True if nothing prevents the attacker from spending a focus token. */
const maySpend: When = (scene) => {
  const ship = whoIs(scene, "attacker");
  return ship !== undefined && may(scene.game, "spend", { ship, token: "focus", attack: scene.attack }, true);
};

/** The attacker spends the card's ship's focus token. */
function* spendHis(scene: CardScene): Procedure {
  const attacker = whoIs(scene, "attacker");
  const focuses = countFace(diceOf(scene.game, "attack"), "focus");
  if (attacker) yield* spendToken(scene.game, attacker, "focus", scene.self.ship, focuses);
}

const isHelped = both(friendly, other, within(1, 2));

/** Works for huge ships too, although they have no tokens of their own (HS-FAQ-02, HS-TOKEN-03). */
export const esegetuketu: Card = {
  card: "pilot:esegetuketu",
  title: "Esege Tuketu",
  permissions: {
    lendFocus: (game, self, { ship, lender }) => (lender === self.ship && isHelped(sceneOf(game, self), ship) ? true : undefined),
  },
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(isHelped), maySpend),
      may: [
        { verb: "special", can: hasToken("focus"), perform: spendHis },
        { verb: "change", from: "focus", to: "hit", most: "all" },
      ],
    },
  ],
};
