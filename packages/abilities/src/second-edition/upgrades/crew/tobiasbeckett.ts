import { EDGES, type PlacementRule } from "@broadside/geometry";
import type { PlacedObstacle, Situation } from "@broadside/rules";
import { moveObstacle, roomForObstacle, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";

/** The rules for where the obstacle may be moved: beyond range 2 of table edges and ships, and beyond range 1 of other obstacles. */
const rulesFor =
  ({ id }: PlacedObstacle) =>
  (game: Situation): readonly PlacementRule[] => [
    { must: "be on the table" },
    { must: "be beyond edges", bands: 2, edges: EDGES },
    { must: "be beyond", bands: 2, of: shipsInPlay(game).map((ship) => game.board.base(ship)) },
    { must: "be beyond", bands: 1, of: game.state.obstacles.flatMap((one) => (one.id === id ? [] : [game.board.obstacle(one)])) },
  ];

const movable = ({ game }: CardScene): readonly PlacedObstacle[] =>
  game.state.obstacles.filter((obstacle) => roomForObstacle(game, obstacle, rulesFor(obstacle)(game)) !== undefined);

/** Moves one obstacle after all ships are placed. */
export const tobiasbeckett: Card = {
  card: "upgrade:tobiasbeckett",
  title: "Tobias Beckett",
  triggers: [
    {
      at: "afterForces",
      may: [
        pick({
          kind: "obstacle to move",
          rule: "2E-SETUP-18",
          among: (scene) => movable(scene).map((value) => ({ key: value.id, value })),
          perform: ({ game, self }, obstacle) => moveObstacle(game, self.ship.seat, obstacle, rulesFor(obstacle)),
        }),
      ],
    },
  ],
};
