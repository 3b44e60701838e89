import type { Card } from "../../../language/card.ts";
import { both, friendly, other, type ShipWhen } from "../../../language/when.ts";
import { isInTurretArc } from "../../upgrades/attacked.ts";
import { bySide } from "../phrases.ts";
import { enemyOf } from "./phrases.ts";

const aimsAtEnemy: ShipWhen = (scene, ship) => {
  const enemy = enemyOf(scene);
  return enemy !== undefined && isInTurretArc(scene.game, ship, enemy);
};

export const ronithblario: Card = {
  card: "pilot:ronithblario",
  title: "Ronith Blario",
  dice: bySide((to) => ({
    may: [
      {
        verb: "choose ship",
        among: both(friendly, other, aimsAtEnemy),
        does: [
          { verb: "spend", token: "focus", from: "chosen" },
          { verb: "change", from: "focus", to },
        ],
      },
    ],
  })),
};
