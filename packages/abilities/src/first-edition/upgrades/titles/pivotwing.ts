import { canTurnInPlace, turnInPlace } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, isBack, toThisShip } from "../../../language/when.ts";

const ABOUT = 180_000;

const showsStop: When = ({ game }) => game.state.motion?.code[1] === "O";

const TURN_ABOUT: Instruction = {
  verb: "special",
  can: ({ game, self }) => canTurnInPlace(game, self.ship, ABOUT),
  *perform({ game, self }) {
    yield* turnInPlace(game, self.ship, ABOUT);
  },
};

/** The card data contains the agility on the card's first side. */
export const pivotwing: Card = {
  card: "upgrade:pivotwing",
  title: "Pivot Wing",
  triggers: [
    { at: "dialRevealed", when: all(toThisShip, isBack, showsStop), may: [TURN_ABOUT] },
    { at: "maneuverExecuted", when: toThisShip, may: [{ verb: "flip this card" }] },
  ],
};
