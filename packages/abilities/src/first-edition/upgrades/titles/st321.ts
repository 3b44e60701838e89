import { isEnemy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const st321: Card = {
  card: "upgrade:st321",
  title: "ST-321",
  permissions: {
    reachAnywhere: (game, self, { by, ship, target }) =>
      by === "lock" && ship === self.ship && target && isEnemy(game, ship, target) ? true : undefined,
  },
};
