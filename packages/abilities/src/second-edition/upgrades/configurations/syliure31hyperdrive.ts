import { areaDistance, bandOf, keepsRules } from "@broadside/geometry";
import { enemiesOf } from "@broadside/rules/procedures";
import { deploysWhere } from "../../../both-editions/deploying.ts";
import type { Card } from "../../../language/card.ts";

const FAR = 3;

/** Allows places anywhere far from enemies and their table edge, and beyond range 1 of obstacles. */
export const syliure31hyperdrive: Card = {
  card: "upgrade:syliure31hyperdrive",
  title: "Syliure-31 Hyperdrive",
  ...deploysWhere(
    (game, ship, area) =>
      game.state.obstacles.every((obstacle) => bandOf(areaDistance(area, game.board.obstacle(obstacle))) > 1) &&
      enemiesOf(game, ship).every((foe) => game.board.rangeToArea(foe, area) > FAR) &&
      game.state.seats.every(
        ({ edge }, seat) =>
          edge === undefined ||
          game.setup.seats[seat]?.team === game.setup.seats[ship.seat]?.team ||
          keepsRules(game.board.table, area, [{ must: "be beyond edges", bands: FAR, edges: [edge] }]),
      ),
  ),
};
