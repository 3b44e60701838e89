import type { Card } from "../../../card.ts";
import { all } from "../../../when.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";
import { defenderIs } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";

/** Himself, or whoever stands where his turret points. */
export const kananjarrusInFreighter: Card = {
  card: "pilot:kananjarrus-hwk290lightfreighter",
  title: "Kanan Jarrus",
  triggers: [
    {
      at: "beforeRoll",
      when: all(
        beforeDice("attack"),
        defenderIs((scene, ship) => ship === scene.self.ship || inTurretArc(scene, ship)),
      ),
      may: [{ verb: "spend force" }, moreDice(-1, "attacker")],
    },
  ],
  effects: MORE_DICE,
};
