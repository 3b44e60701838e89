import { may, shieldsLeft } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isDefender } from "../../../language/when.ts";

const goesThrough: When = ({ self, attack }) => attack !== undefined && attack.hits + attack.crits > shieldsLeft(self.ship);
/** True if the ship may change the attack's results. This counts as modifying dice, which isn't always allowed. */
const mayModify: When = ({ game, self: { ship }, attack }) =>
  attack !== undefined && may(game, "modify", { ship, dice: "attack", attack }, true);
/** True if there are two hits: one to change and one to cancel. */
const hasTwoHits: When = ({ attack }) => (attack?.hits ?? 0) >= 2;

function takeItInOne({ game }: CardScene): void {
  const { attack } = game.state;
  if (attack) game.setAttack({ ...attack, hits: Math.max(0, attack.hits - 2), crits: attack.crits + 1 });
}

export const durge: Card = {
  card: "pilot:durge",
  title: "Durge",
  triggers: [
    { at: "neutralizing", when: all(isDefender, goesThrough, hasTwoHits, mayModify), may: [{ verb: "apply", what: takeItInOne }] },
  ],
};
