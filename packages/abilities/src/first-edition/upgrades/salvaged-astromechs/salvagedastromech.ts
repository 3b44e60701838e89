import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const isShipCard: When = ({ game, self: { ship }, moment }) =>
  ship.damage.some(({ card, faceup }) => card === moment.card && faceup && game.damageFacts(ship, card).trait === "ship");

export const salvagedastromech: Card = {
  card: "upgrade:salvagedastromech",
  title: "Salvaged Astromech",
  triggers: [
    { at: "damageDealt", when: all(toThisShip, isShipCard), may: [{ verb: "discard dealt card" }, { verb: "discard this card" }] },
  ],
};
