import type { Ship, Situation } from "@broadside/rules";
import { objectsOf, rangeToObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const isNearSomething = (game: Situation, ship: Ship): boolean =>
  game.state.obstacles.some((obstacle) => game.board.rangeToArea(ship, game.board.obstacle(obstacle)) === 1) ||
  objectsOf(game).some((object) => object.feature && rangeToObject(game, ship, object) === 1);

/** A red evade next to an obstacle or a feature of the scenario is white; on one it is not. */
export const evasionsequence7Siegeofcoruscant: Card = {
  card: "upgrade:evasionsequence7-siegeofcoruscant",
  title: "Evasion Sequence 7",
  actionColour: (game, self, { ship, action, colour }) =>
    ship === self.ship && action === "evade" && colour === "red" && isNearSomething(game, ship) ? "white" : undefined,
};
