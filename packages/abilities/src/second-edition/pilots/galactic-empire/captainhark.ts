import { readManeuver } from "@broadside/cards";
import type { Ship, Situation } from "@broadside/rules";
import { changeManeuver, codeOf, flipUpgrade } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";
import { revealedBy } from "../../../language/when-second-edition.ts";

/** Returns the index of the ship's Swivel Wing card if the wings are down, or -1 if they aren't. */
const wingsOf = ({ upgrades }: Ship): number =>
  upgrades.findIndex(({ id, faceup, side }) => id === "swivelwing" && faceup && side === "front");
const isDown: When = ({ self }) => wingsOf(self.ship) >= 0;

function slip(game: Situation, ship: Ship, side: "left" | "right"): void {
  const { motion } = game.state;
  const maneuver = motion && readManeuver(motion.code);
  if (maneuver) changeManeuver(game, ship, codeOf({ ...maneuver, bearing: "bankSlip", speed: 1, side }), motion.colour);
}
const slipping = (side: "left" | "right"): readonly Instruction[] => [
  { verb: "apply", what: ({ game, self }) => slip(game, self.ship, side) },
];

/** True if the dial showed a stop, but the ship executed a sideslip instead. */
const slipped: When = (scene) => revealedBy(scene.self.ship)?.bearing === "stationary" && maneuverIs(["bankSlip"], 1, 1)(scene);

export const captainhark: Card = {
  card: "pilot:captainhark",
  title: "Captain Hark",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, maneuverIs(["stationary"], 0, 0), isDown),
      must: [{ verb: "one of", choices: { left: slipping("left"), right: slipping("right") } }],
    },
    {
      at: "maneuverExecuted",
      when: all(toThisShip, slipped, isDown),
      must: [{ verb: "apply", what: ({ game, self }) => flipUpgrade(game, self.ship, wingsOf(self.ship)) }],
    },
  ],
};
