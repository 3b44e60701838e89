import { isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import { type When, whoIs } from "../../scene.ts";
import { both, enemy, within } from "../../when.ts";

const defenderInHisArc: When = (scene) => {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  return defender !== undefined && both(enemy, within(1, 3))(scene, defender) && isInFiringArc(game, self.ship, defender);
};

export const etahnabaht: Card = {
  card: "pilot:etahnabaht",
  title: "Etahn A'baht",
  dice: [{ dice: "attack", helpsOthers: true, when: defenderInHisArc, may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
