import { type AttackPool, changeFaces } from "@broadside/dice";
import { mayModifyRoll } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, reasonIs, toThisShip, withThisWeapon } from "../../../language/when.ts";

/** Changes all criticals to hits right after the roll. A card can forbid this change (1E-ATK-23). */
function dampen({ game }: CardScene): void {
  const { roll } = game.state;
  if (roll) game.set({ roll: { ...roll, dice: changeFaces(roll.dice, "crit", "hit") as AttackPool } });
}

const mayDampen: When = ({ game }) => mayModifyRoll(game);

export const heavylasercannon: Card = {
  card: "upgrade:heavylasercannon",
  title: "Heavy Laser Cannon",
  weapon: {},
  triggers: [
    { at: "rolled", when: all(toThisShip, withThisWeapon, reasonIs("attack"), mayDampen), must: [{ verb: "apply", what: dampen }] },
  ],
};
