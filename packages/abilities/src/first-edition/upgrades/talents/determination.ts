import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const isPilotCard: When = ({ game, self: { ship }, moment }) =>
  ship.damage.some(({ card, faceup }) => card === moment.card && faceup && game.damageFacts(ship, card).trait === "pilot");

export const determination: Card = {
  card: "upgrade:determination",
  title: "Determination",
  triggers: [{ at: "damageDealt", when: all(toThisShip, isPilotCard), must: [{ verb: "discard dealt card" }] }],
};
