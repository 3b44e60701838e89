import { may } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, any, isAttacker, not, withPrimary } from "../../../language/when.ts";
import { isFree } from "../first-order/phrases.ts";

const mayModify: When = (scene) => {
  const { game, self, attack } = scene;
  const byRule = any(isFree, not(withPrimary))(scene);
  return attack !== undefined && may(game, "modify", { ship: self.ship, dice: "attack", attack }, byRule);
};

/** True if hit results remain that have not been neutralized. */
const hasHits: When = ({ attack }) => attack !== undefined && attack.hits > 0;

function allCritical({ game }: CardScene): void {
  const { attack } = game.state;
  if (attack) game.setAttack({ ...attack, hits: 0, crits: attack.hits + attack.crits });
}

export const secondsister: Card = {
  card: "pilot:secondsister",
  title: "Second Sister",
  triggers: [
    {
      at: "attackHits",
      when: all(isAttacker, hasHits, mayModify),
      may: [
        { verb: "spend force", count: 2 },
        { verb: "apply", what: allCritical },
      ],
    },
  ],
};
