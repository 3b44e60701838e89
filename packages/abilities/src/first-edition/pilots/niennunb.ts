import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import type { When } from "../../scene.ts";
import { all, inArcAt, tokenIs, toThisShip } from "../../when.ts";

const enemyCloseInArc: When = (scene) => enemiesOf(scene.game, scene.self.ship).some((foe) => inArcAt(1)(scene, foe));

export const niennunb: Card = {
  card: "pilot:niennunb",
  title: "Nien Nunb",
  triggers: [
    { at: "tokenAssigned", when: all(toThisShip, tokenIs("stress"), enemyCloseInArc), may: [{ verb: "remove token", tokens: ["stress"] }] },
  ],
};
