import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, hasDial, type ShipWhen, toThisShip, within } from "../../../language/when.ts";

const foreign: ShipWhen = (scene, ship) => !friendly(scene, ship);
const lookWithin = (range: number): readonly Instruction[] => [
  { verb: "choose ship", among: both(foreign, hasDial, within(0, range)), does: [{ verb: "look at dial", who: "chosen" }] },
];

export const sense: Card = {
  card: "upgrade:sense",
  title: "Sense",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [{ verb: "one of", choices: { near: lookWithin(1), "for 1 Force": [{ verb: "spend force" }, ...lookWithin(3)] } }],
    },
  ],
};
