import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, enemy, inArcAt, isUnstressed } from "../../../language/when.ts";

const enemyInArc: When = (scene) => {
  const active = whoIs(scene, "subject");
  return active !== undefined && both(enemy, inArcAt(1, 3))(scene, active);
};

export const fennrauSheathipedeclassshuttle: Card = {
  card: "pilot:fennrau-sheathipedeclassshuttle",
  title: "Fenn Rau",
  triggers: [
    {
      at: "becameActive",
      when: all(isUnstressed, enemyInArc),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "lasting", effect: "fennrau", until: "round", who: "subject" },
      ],
    },
  ],
  effects: {
    /** The attacker can't spend tokens for its attack dice, but may still pay for its weapons. */
    fennrau: {
      permissions: {
        spend: (_, self, { ship, attack }) =>
          ship === self.ship && attack?.attacker === ship.id && attack.step === "modify attack dice" ? false : undefined,
      },
    },
  },
};
