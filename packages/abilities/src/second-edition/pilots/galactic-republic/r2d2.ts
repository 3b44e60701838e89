import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

/** True if an enemy is in the ship's rear arc. Arcs end at range 3 (2E-ARC-01). */
const enemyBehind: When = ({ game, self }) =>
  enemiesOf(game, self.ship).some((enemy) => game.board.range(self.ship, enemy) <= 3 && isInArcOf(game, self.ship, "rear", enemy));

export const r2d2: Card = {
  card: "pilot:r2d2",
  title: "R2-D2",
  triggers: [{ at: "startOfCombat", when: enemyBehind, must: [{ verb: "gain", token: "calculate" }] }],
};
