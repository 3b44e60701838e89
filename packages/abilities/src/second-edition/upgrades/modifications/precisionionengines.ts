import { readManeuver } from "@broadside/cards";
import type { Side } from "@broadside/geometry";
import { changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, maneuverIs, toThisShip } from "../../../language/when.ts";

const loop = (side: Side): readonly Instruction[] => [
  {
    verb: "apply",
    what({ game, self: { ship } }) {
      const { motion } = game.state;
      const flown = motion && readManeuver(motion.code);
      if (flown) changeManeuver(game, ship, codeOf({ ...flown, bearing: "segnor", side }), motion.colour);
    },
  },
];

export const precisionionengines: Card = {
  card: "upgrade:precisionionengines",
  title: "Precision Ion Engines",
  triggers: [
    {
      at: "beforeManeuver",
      when: all(toThisShip, maneuverIs(["koiogran"], 1, 3)),
      may: [{ verb: "spend charge" }, { verb: "one of", choices: { left: loop("left"), right: loop("right") } }],
    },
  ],
};
