import type { Ship, Situation } from "@broadside/rules";
import { objectsOf, rangeToObject } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const isNearSomething = (game: Situation, ship: Ship): boolean =>
  game.state.obstacles.some((obstacle) => game.board.rangeToArea(ship, game.board.obstacle(obstacle)) === 1) ||
  objectsOf(game).some((object) => object.feature && rangeToObject(game, ship, object) === 1);

/** Makes a red evade white if the ship is next to an obstacle or scenario feature, but not if it is on one. */
export const evasionsequence7Siegeofcoruscant: Card = {
  card: "upgrade:evasionsequence7-siegeofcoruscant",
  title: "Evasion Sequence 7",
  actionColour: (game, self, { ship, action, colour }) =>
    ship === self.ship && action === "evade" && colour === "red" && isNearSomething(game, ship) ? "white" : undefined,
};
