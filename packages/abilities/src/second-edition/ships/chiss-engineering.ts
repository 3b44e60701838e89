import { isOrdnance, may } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type When, whoIs } from "../../language/scene.ts";
import { all, isAttacker, isUnstressed, speedWas, toThisShip, withPrimary } from "../../language/when.ts";
import { beforeDice } from "../../language/when-firing.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";
import { MORE_DICE, moreDice } from "../upgrades/more-dice.ts";

/**
 * True if the attack doesn't get the bonus die for range 1, but a card could give it that bonus. False for ordnance, and for primary
 * attacks at range 0 (2E-ATK-15, -16).
 */
const lacksBonus: When = (scene) => {
  const { game, attack } = scene;
  const attacker = whoIs(scene, "attacker");
  if (!attack || !attacker || attack.range === 1 || (attack.range === 0 && withPrimary(scene))) return false;
  return !isOrdnance(game, attacker, attack.weapon) && may(game, "rangeBonus", { attack }, true);
};

/** After a fast maneuver, the ship can lock. When it attacks, it can spend a shield to roll one more die, as at range 1. */
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
