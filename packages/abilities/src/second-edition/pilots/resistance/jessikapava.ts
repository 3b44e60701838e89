import { chargesOn, otherFriendsOf, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { CardScene } from "../../../language/scene.ts";
import { upgradesOf } from "../../../language/when.ts";
import { ownDice } from "../../upgrades/phrases.ts";

/** Returns the index of an astromech with a non-recurring charge. */
const astromechOf = ({ game, self: { ship } }: CardScene): number | undefined =>
  upgradesOf(game, ship, "astromech").find((at) => !game.factsOf(ship).upgrades[at]?.charges?.recovers && chargesOn(ship, at) > 0);
const SPEND_OF_ASTROMECH: Instruction = {
  verb: "special",
  can: (scene) => astromechOf(scene) !== undefined,
  *perform(scene) {
    const at = astromechOf(scene);
    if (at !== undefined) spendCharges(scene.game, scene.self.ship, at);
    yield* [];
  },
};
const REROLL: Instruction = {
  verb: "reroll",
  most: ({ game, self: { ship } }) => otherFriendsOf(game, ship).filter((friend) => game.board.range(ship, friend) <= 1).length,
};

export const jessikapava: Card = {
  card: "pilot:jessikapava",
  title: "Jessika Pava",
  dice: ownDice({
    may: [
      {
        verb: "one of",
        choices: { pilot: [{ verb: "spend charge" }, REROLL], astromech: [SPEND_OF_ASTROMECH, REROLL] },
      },
    ],
  }),
};
