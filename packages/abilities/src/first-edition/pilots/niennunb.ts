import { enemiesOf, isInFiringArc } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import type { When } from "../../scene.ts";
import { all, tokenIs, toThisShip } from "../../when.ts";

const enemyCloseInArc: When = ({ game, self }) =>
  enemiesOf(game, self.ship).some((foe) => game.board.range(self.ship, foe) === 1 && isInFiringArc(game, self.ship, foe));

export const niennunb: Card = {
  card: "pilot:niennunb",
  title: "Nien Nunb",
  triggers: [
    { at: "tokenAssigned", when: all(toThisShip, tokenIs("stress"), enemyCloseInArc), may: [{ verb: "remove token", tokens: ["stress"] }] },
  ],
};
