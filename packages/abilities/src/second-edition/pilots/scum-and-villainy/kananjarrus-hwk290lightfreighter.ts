import type { Card } from "../../../language/card.ts";
import { all } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { inTurretArc } from "../../upgrades/attacked.ts";
import { MORE_DICE, moreDice } from "../../upgrades/more-dice.ts";

/** His ability helps his own ship, or a friendly ship in his turret arc. */
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
