import type { Ship, Situation } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

/** True if the ship's configuration is closed. Cards that open and close are closed while their front side is up. */
const isClosed = (game: Situation, ship: Ship): boolean =>
  game
    .factsOf(ship)
    .upgrades.some(
      ({ slots, back }, at) =>
        slots.includes("configuration") && back?.name.endsWith("(Open)") === true && ship.upgrades[at]?.side === "front",
    );

const isBehindIt: When = ({ game, self, moment }) => {
  const obstacle = game.state.obstacles.find(({ id }) => id === moment.obstacle);
  return obstacle !== undefined && game.board.rangeToArea(self.ship, game.board.obstacle(obstacle)) > 0;
};

/** With closed wings, the ship can boost and barrel roll across obstacles. It gains an evade token for crossing one completely. */
export const backwardstailslide: Card = {
  card: "upgrade:backwardstailslide",
  title: "Backwards Tailslide",
  permissions: {
    moveOverObstacles: (game, self, { ship }) => (ship === self.ship && isClosed(game, ship) ? true : undefined),
  },
  triggers: [{ at: "movedOver", when: all(toThisShip, isBehindIt), must: [{ verb: "gain", token: "evade" }] }],
};
