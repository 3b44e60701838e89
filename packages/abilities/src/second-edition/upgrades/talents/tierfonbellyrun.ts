import { OBSTACLES } from "@broadside/geometry";
import { isPrimary, type Ship, type Situation } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import { sceneOf } from "../../../language/scene.ts";
import { nearObstacle } from "../../../language/when-second-edition.ts";

const isOnObstacle = nearObstacle(0);
const isOnAsteroid = (game: Situation, ship: Ship): boolean => kindsUnder(game, ship).includes("asteroid");
/** True if the ship is on an asteroid, and on no other obstacle that would prevent its attacks. */
const isOnAsteroidAlone = (game: Situation, ship: Ship): boolean =>
  isOnAsteroid(game, ship) && kindsUnder(game, ship).every((kind) => kind === "asteroid" || !game.edition.noAttacksOn.includes(kind));
const kindsUnder = (game: Situation, ship: Ship) => game.board.obstaclesUnder(ship).map(({ token }) => OBSTACLES[token].kind);

/** The ship can make special attacks while it is on asteroids. While it is on an obstacle, nobody can reroll attack dice against it. */
export const tierfonbellyrun: Card = {
  card: "upgrade:tierfonbellyrun",
  title: "Tierfon Belly Run",
  permissions: {
    attackDespite: (game, self, { ship, despite }) =>
      despite === "obstacle" && ship === self.ship && isOnAsteroidAlone(game, ship) ? true : undefined,
    target: (game, self, { attacker, weapon }) =>
      attacker === self.ship && isPrimary(weapon) && isOnAsteroid(game, attacker) ? false : undefined,
    reroll: (game, self, { dice, attack }) =>
      dice === "attack" && attack.defender === self.ship.id && isOnObstacle(sceneOf(game, self), self.ship) ? false : undefined,
  },
};
