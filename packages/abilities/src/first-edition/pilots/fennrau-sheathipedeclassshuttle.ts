import { isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { all, both, enemy, isUnstressed, within } from "../../when.ts";

const enemyInArc: When = (scene) => {
  const { game, self } = scene;
  const active = whoIs(scene, "subject");
  return active !== undefined && both(enemy, within(1, 3))(scene, active) && isInFiringArc(game, self.ship, active);
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
    /** No tokens for its attack dice. */
    fennrau: {
      permissions: { spend: (_, self, { ship, attack }) => (ship === self.ship && attack?.attacker === ship.id ? false : undefined) },
    },
  },
};
