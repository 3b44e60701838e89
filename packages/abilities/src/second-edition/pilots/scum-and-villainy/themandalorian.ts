import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { ownDice } from "../../upgrades/phrases.ts";

/** True if at least two nearby enemies have the ship in their front arc. */
const isHunted: When = ({ game, self: { ship } }) =>
  enemiesOf(game, ship).filter((foe) => {
    const range = game.board.range(foe, ship);
    return range >= 1 && range <= 2 && isInArcOf(game, foe, "front", ship);
  }).length >= 2;

export const themandalorian: Card = {
  card: "pilot:themandalorian",
  title: "The Mandalorian",
  dice: ownDice({ when: isHunted, may: [{ verb: "change", from: "blank", to: "focus" }] }),
};
