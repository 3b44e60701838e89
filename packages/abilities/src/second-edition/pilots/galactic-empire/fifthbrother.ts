import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, any, isAttacker, not, withPrimary } from "../../../language/when.ts";
import { isFree } from "../first-order/phrases.ts";

function addCrit({ game }: CardScene): void {
  const { attack } = game.state;
  if (attack) game.setAttack({ ...attack, crits: attack.crits + 1 });
}

export const fifthbrother: Card = {
  card: "pilot:fifthbrother",
  title: "Fifth Brother",
  triggers: [
    {
      at: "neutralizing",
      when: all(isAttacker, any(isFree, not(withPrimary)), ({ attack }) => attack !== undefined && attack.hits + attack.crits > 0),
      may: [
        { verb: "spend force", count: 2 },
        { verb: "apply", what: addCrit },
      ],
    },
  ],
};
