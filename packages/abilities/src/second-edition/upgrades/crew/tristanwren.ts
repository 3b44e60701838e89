import { isOrdnance } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, attackerIs, both, within } from "../../../language/when.ts";
import { friendlyUnit } from "../../units.ts";

const withOrdnance: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && scene.attack !== undefined && isOrdnance(scene.game, attacker, scene.attack.weapon);
};

export const tristanwren: Card = {
  card: "upgrade:tristanwren",
  title: "Tristan Wren",
  dice: [
    {
      dice: "attack",
      forAnybody: true,
      when: all(withOrdnance, attackerIs(both(friendlyUnit, within(0, 3)))),
      may: [{ verb: "spend charge" }, { verb: "change", from: "hit", to: "crit" }],
    },
  ],
};
