import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const isSeen: When = ({ game, self: { ship } }) => enemiesOf(game, ship).some((other) => isInArcOf(game, other, "front", ship));

export const roilingangersiegeofcoruscant: Card = {
  card: "upgrade:roilinganger-siegeofcoruscant",
  title: "Roiling Anger",
  triggers: [{ at: "startOfCombat", when: isSeen, may: [{ verb: "gain", token: "strain" }, { verb: "recover force" }] }],
};
