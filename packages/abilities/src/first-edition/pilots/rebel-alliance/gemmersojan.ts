import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const enemyAtRange1: When = ({ game, self }) => enemiesOf(game, self.ship).some((foe) => game.board.range(self.ship, foe) === 1);

export const gemmersojan: Card = {
  card: "pilot:gemmersojan",
  title: "Gemmer Sojan",
  changes: [{ of: "agility", by: 1, when: enemyAtRange1 }],
};
