import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, inArcAt, tokenIs, toThisShip } from "../../../language/when.ts";

const enemyCloseInArc: When = (scene) => enemiesOf(scene.game, scene.self.ship).some((foe) => inArcAt(1)(scene, foe));

export const niennunb: Card = {
  card: "pilot:niennunb",
  title: "Nien Nunb",
  triggers: [
    { at: "tokenAssigned", when: all(toThisShip, tokenIs("stress"), enemyCloseInArc), may: [{ verb: "remove token", tokens: ["stress"] }] },
  ],
};
