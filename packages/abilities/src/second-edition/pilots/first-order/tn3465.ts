import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, attackerIs, both, friendly, other } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";

const near = withinOfDefender(0, 1);
const isNear: When = (scene) => near(scene, scene.self.ship);

export const tn3465: Card = {
  card: "pilot:tn3465",
  title: "TN-3465",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(attackerIs(both(friendly, other)), isNear),
      may: [
        { verb: "suffer", crits: 1 },
        { verb: "change", from: ["blank", "focus", "hit"], to: "crit" },
      ],
    },
  ],
};
