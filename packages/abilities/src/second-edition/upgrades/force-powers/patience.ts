import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const seesEnemy: When = ({ game, self: { ship } }) => enemiesOf(game, ship).some((other) => isInArcOf(game, ship, "front", other));

export const patience: Card = {
  card: "upgrade:patience",
  title: "Patience",
  triggers: [{ at: "startOfCombat", when: seesEnemy, may: [{ verb: "gain", token: "deplete" }, { verb: "recover force" }] }],
};
