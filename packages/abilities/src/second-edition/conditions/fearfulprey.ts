import { GREEN, isEnemy } from "@broadside/rules/procedures";
import { remember, remembered } from "../../language/attack-marks.ts";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, attackerIs, isDefender, not, toThisShip } from "../../language/when.ts";

const isGreen: When = ({ moment }) => GREEN.some((token) => token === moment.spent);
const byPredator = attackerIs(
  ({ game, self }, ship) => game.factsOf(ship).pilot.id === "fearsomepredator" && isEnemy(game, self.ship, ship),
);

/**
 * When a Fearsome Predator attacks the ship, the ship gains strain unless it spends a green token. It doesn't matter what the token is used
 * for.
 */
export const fearfulprey: Card = {
  card: "condition:fearfulprey",
  title: "Fearful Prey",
  triggers: [
    { at: "tokenSpent", when: all(toThisShip, isDefender, byPredator, isGreen), must: [remember("spent")] },
    { at: "afterAttack", when: all(isDefender, byPredator, not(remembered("spent"))), must: [{ verb: "gain", token: "strain" }] },
  ],
};
