import { type DialManeuver, readManeuver } from "@broadside/cards";
import { atOtherSpeed, changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const otherSpeed = ({ game, self }: CardScene, by: number): DialManeuver | undefined => {
  const { motion } = game.state;
  const maneuver = motion?.ship === self.ship.id ? readManeuver(motion.code) : undefined;
  const other = maneuver && atOtherSpeed(maneuver, by);
  return other?.speed === maneuver?.speed ? undefined : other;
};
const flown = (by: number): readonly Instruction[] => [
  provided((scene) => otherSpeed(scene, by) !== undefined),
  {
    verb: "apply",
    what(scene) {
      const other = otherSpeed(scene, by);
      if (other) changeManeuver(scene.game, scene.self.ship, codeOf(other), scene.game.state.motion?.colour);
    },
  },
];

export const vedfoslo: Card = {
  card: "pilot:vedfoslo",
  title: "Ved Foslo",
  triggers: [
    {
      at: "beforeManeuver",
      changesManeuver: true,
      when: toThisShip,
      may: [{ verb: "one of", choices: { faster: flown(1), slower: flown(-1) } }],
    },
  ],
};
