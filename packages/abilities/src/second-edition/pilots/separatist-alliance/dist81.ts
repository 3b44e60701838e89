import { isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { both, friendly, type ShipWhen } from "../../../language/when.ts";
import { bySide } from "../phrases.ts";

/** True if the enemy in the attack has the ship in one of its firing arcs. */
const inEnemysArc: ShipWhen = (scene, ship) => {
  const { game, self, attack } = scene;
  const foe = whoIs(scene, attack?.attacker === self.ship.id ? "defender" : "attacker");
  return foe !== undefined && isInFiringArc(game, foe, ship);
};

export const dist81: Card = {
  card: "pilot:dist81",
  title: "DIS-T81",
  dice: bySide((to) => ({
    may: [
      {
        verb: "choose ship",
        among: both(friendly, inEnemysArc),
        does: [
          { verb: "spend", token: "calculate", from: "chosen" },
          { verb: "change", from: "focus", to },
        ],
      },
    ],
  })),
};
