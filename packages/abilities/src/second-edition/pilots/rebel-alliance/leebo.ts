import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, any, isAttacker, isDefender, spentIs, toThisShip } from "../../../language/when.ts";

/** Returns the mark that records that he has spent a calculate token in the attack. */
const markOf = ({ self }: CardScene): string => `${self.key} spent`;
const hasSpent: When = (scene) => scene.attack?.used.includes(markOf(scene)) === true;
function remember(scene: CardScene): void {
  const { attack } = scene.game.state;
  if (attack) scene.game.setAttack({ ...attack, used: [...attack.used, markOf(scene)] });
}

export const leebo: Card = {
  card: "pilot:leebo",
  title: "“Leebo”",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, spentIs("calculate"), any(isAttacker, isDefender)),
      must: [{ verb: "apply", what: remember }],
    },
    { at: "afterAttack", when: all(any(isAttacker, isDefender), hasSpent), must: [{ verb: "gain", token: "calculate" }] },
  ],
};
