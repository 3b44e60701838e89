import { enemiesOf, isInBullseye } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const enemyInSights: When = ({ game, self: { ship } }) => enemiesOf(game, ship).some((enemy) => isInBullseye(game, ship, enemy));

export const phlacarphoccprototypeSiegeofcoruscant: Card = {
  card: "pilot:phlacarphoccprototype-siegeofcoruscant",
  title: "Phlac-Arphocc Prototype",
  triggers: [{ at: "startOfCombat", when: enemyInSights, must: [{ verb: "gain", token: "calculate" }] }],
};
