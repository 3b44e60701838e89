import { baseAt } from "@broadside/geometry";
import { shipsObstructing } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import type { ShipWhen } from "../../../language/when.ts";

const obstructs: ShipWhen = ({ game }, ship) => shipsObstructing(game).includes(ship);
const cancelling = (face: "hit" | "crit"): readonly Instruction[] => [{ verb: "cancel", dice: "attack", face, count: 1 }];

const lostNear: When = (scene) => {
  const { game, self, moment } = scene;
  const lost = whoIs(scene, "subject");
  if (!lost || !moment.pose || lost === self.ship) return false;
  return game.board.rangeToArea(self.ship, [baseAt(game.board.baseOf(lost), moment.pose)]) <= 3;
};

export const treacherous: Card = {
  card: "upgrade:treacherous",
  title: "Treacherous",
  dice: [
    {
      dice: "attack",
      as: "defender",
      may: [
        {
          verb: "choose ship",
          among: obstructs,
          does: [
            { verb: "spend charge" },
            { verb: "one of", choices: { crit: cancelling("crit"), hit: cancelling("hit") } },
            { verb: "gain", token: "strain", who: "chosen" },
          ],
        },
      ],
    },
  ],
  triggers: [{ at: "shipLost", when: lostNear, must: [{ verb: "recover charge" }] }],
};
