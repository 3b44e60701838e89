/** Once per attack, discards a faceup Damage card that was just dealt, and deals another faceup card from the same deck. */
import { dealDamageCard, discardDamage, effectOn, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isDefender, toThisShip } from "../../../language/when.ts";

const dealtFaceup = ({ self, moment }: CardScene) => self.ship.damage.find(({ card, faceup }) => card === moment.card && faceup);
const isFaceup: When = (scene) => dealtFaceup(scene) !== undefined;
const isUnused: When = ({ game, self }) => effectOn(game, "effect:jainaslight", self.ship) === undefined;
const whileDamageIsDealt: When = ({ attack }) => attack?.step === "deal damage";

function* dealAnother(scene: CardScene): Procedure {
  const { game, self } = scene;
  const dealt = dealtFaceup(scene);
  if (!dealt) return;
  discardDamage(game, self.ship, dealt.card);
  yield* dealDamageCard(game, self.ship, true, dealt.section);
}

export const jainaslight: Card = {
  card: "upgrade:jainaslight",
  title: "Jaina's Light",
  triggers: [
    {
      at: "damageDealt",
      when: all(toThisShip, isDefender, whileDamageIsDealt, isUnused),
      may: [
        { verb: "lasting", effect: "jainaslight", until: "attack" },
        { verb: "special", can: isFaceup, perform: dealAnother },
      ],
    },
  ],
  effects: { jainaslight: {} },
};
