import { pilotSkill } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, any, isDefender, withPrimary } from "../../../language/when.ts";
import { MORE_DICE_OF_EITHER, oneMoreDie } from "../scum-and-villainy/more-dice.ts";
import { enemyOf } from "./phrases.ts";

const outranksDamage: When = (scene) => {
  const enemy = enemyOf(scene);
  return enemy !== undefined && pilotSkill(scene.game, enemy) > scene.self.ship.damage.length;
};

export const kazudaxiono: Card = {
  card: "pilot:kazudaxiono",
  title: "Kazuda Xiono",
  triggers: oneMoreDie(all(any(isDefender, withPrimary), outranksDamage)),
  effects: MORE_DICE_OF_EITHER,
};
