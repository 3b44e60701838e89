import { may } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { type When, whoIs } from "../../../scene.ts";
import { all, atRange, isAttacker, isDefender } from "../../../when.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { beforeDice } from "../../when-firing.ts";

/** Such weapons have no range bonus (2E-ATK-15). */
const withOrdnance: When = (scene) => {
  const [attacker, weapon] = [whoIs(scene, "attacker"), scene.attack?.weapon];
  return attacker !== undefined && typeof weapon === "number" && scene.game.factsOf(attacker).upgrades[weapon]?.attack?.ordnance === true;
};

const hasBonus: When = (scene) =>
  scene.attack !== undefined && !withOrdnance(scene) && may(scene.game, "rangeBonus", { attack: scene.attack }, true);

/** The bonus of range 1 is a die: kept from the attacker, or had farther off. */
export const grandinquisitor: Card = {
  card: "pilot:grandinquisitor",
  title: "Grand Inquisitor",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), isDefender, atRange(1), hasBonus),
      may: [{ verb: "spend force" }, moreDice(-1, "attacker")],
    },
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), isAttacker, atRange(2, 3), hasBonus),
      may: [{ verb: "spend force" }, moreDice(1)],
    },
  ],
  effects: MORE_DICE,
};
