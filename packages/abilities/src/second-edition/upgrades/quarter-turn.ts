/** Turns a ship in place by 90 degrees, to the side that the ship's player chooses or that the card prescribes. */
import { QUARTER_TURN } from "@broadside/kit";
import { canTurnInPlace, turnInPlace } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import { type Who, whoIs } from "../../language/scene.ts";

export const turns = (who: Who, by: number): readonly Instruction[] => [
  {
    verb: "special",
    can(scene) {
      const ship = whoIs(scene, who);
      return ship !== undefined && canTurnInPlace(scene.game, ship, by);
    },
    *perform(scene) {
      const ship = whoIs(scene, who);
      if (ship) yield* turnInPlace(scene.game, ship, by);
    },
  },
];

export const quarterTurn = (who: Who): Instruction => ({
  verb: "one of",
  by: who,
  choices: { left: turns(who, -QUARTER_TURN), right: turns(who, QUARTER_TURN) },
});
