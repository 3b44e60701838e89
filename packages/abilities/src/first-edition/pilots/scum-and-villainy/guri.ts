import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const enemyAtRange1: When = ({ game, self }) => enemiesOf(game, self.ship).some((enemy) => game.board.range(self.ship, enemy) === 1);

export const guri: Card = {
  card: "pilot:guri",
  title: "Guri",
  triggers: [{ at: "startOfCombat", when: enemyAtRange1, may: [{ verb: "gain", token: "focus" }] }],
};
