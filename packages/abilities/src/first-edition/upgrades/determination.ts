import type { Card } from "../../card.ts";
import type { When } from "../../scene.ts";
import { all, toThisShip } from "../../when.ts";

const isPilotCard: When = ({ game, self: { ship }, moment }) =>
  ship.damage.some(({ card, faceup }) => card === moment.card && faceup && game.damageFacts(ship, card).trait === "pilot");

export const determination: Card = {
  card: "upgrade:determination",
  title: "Determination",
  triggers: [{ at: "damageDealt", when: all(toThisShip, isPilotCard), must: [{ verb: "discard dealt card" }] }],
};
