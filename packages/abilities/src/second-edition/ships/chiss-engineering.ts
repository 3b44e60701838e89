import { isOrdnance, may } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type When, whoIs } from "../../language/scene.ts";
import { all, isAttacker, isUnstressed, speedWas, toThisShip, withPrimary } from "../../language/when.ts";
import { beforeDice } from "../../language/when-firing.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../upgrades/more-dice.ts";

/** The attack could have the die of range 1, and has it not: ordnance never has, nor a primary weapon in contact (2E-ATK-15, -16). */
const lacksBonus: When = (scene) => {
  const { game, attack } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!attack || !attacker || attack.range === 1 || (attack.range === 0 && withPrimary(scene))) return false;
  return !isOrdnance(game, attacker, attack.weapon) && may(game, "rangeBonus", { attack }, true);
};

/** A lock after a fast maneuver; a shield is spent for the die of range 1, whatever the range. */
export const chissEngineering: Card = {
  card: "ship:Chiss Engineering",
  title: "Chiss Engineering",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, speedWas(3, 5)), may: [{ verb: "free action", names: ["lock"] }] },
    {
      at: "beforeRoll",
      when: all(isAttacker, isUnstressed, beforeDice("attack"), lacksBonus),
      may: [{ verb: "lose shield" }, moreDice(1)],
    },
  ],
  effects: MORE_DICE,
};
