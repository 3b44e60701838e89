import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

const hasPreyAhead: When = ({ game, self: { ship } }) =>
  enemiesOf(game, ship).some((prey) => game.board.range(ship, prey) <= 1 && isInArcOf(game, ship, "front", prey));

export const niennunb: Card = {
  card: "pilot:niennunb",
  title: "Nien Nunb",
  triggers: [
    { at: "tokenAssigned", when: all(toThisShip, tokenIs("stress"), hasPreyAhead), may: [{ verb: "remove token", tokens: ["stress"] }] },
  ],
};
