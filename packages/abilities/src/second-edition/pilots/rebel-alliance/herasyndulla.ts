import { difficultyOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";

/** Returns other maneuvers on the ship's dial that currently have the same difficulty as the revealed one. */
function codesOfSameDifficulty({ game, self: { ship } }: CardScene): readonly string[] {
  const { motion } = game.state;
  const { dial } = game.factsOf(ship);
  return [...dial].flatMap(([code, maneuver]) =>
    code !== motion?.code && difficultyOf(game, ship, maneuver) === motion?.colour ? [code] : [],
  );
}

export const herasyndulla: Card = {
  card: "pilot:herasyndulla",
  title: "Hera Syndulla",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, flownIn("red", "blue")),
      may: [{ verb: "turn dial", to: codesOfSameDifficulty }],
    },
  ],
};
