import type { Card, CardText } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, isAttacker, reasonIs, toThisShip } from "../../../language/when.ts";

type NamedToken = "focus" | "evade" | "calculate";

const named = (token: NamedToken): readonly Instruction[] => [
  { verb: "gain", token: "ion", count: 2 },
  { verb: "lasting", effect: `no ${token} spent`, until: "attack", who: "defender" },
];
const unspent = (token: NamedToken): CardText => ({
  permissions: { spend: (_, self, { ship, token: spent }) => (ship === self.ship && spent === token ? false : undefined) },
});

/** The ship gains two ion tokens. In return, the defender can't spend one kind of green token in this attack. */
export const fourLom: Card = {
  card: "upgrade:4lom",
  title: "4-LOM",
  triggers: [
    {
      at: "rolled",
      when: all(toThisShip, isAttacker, reasonIs("attack")),
      may: [{ verb: "one of", choices: { focus: named("focus"), evade: named("evade"), calculate: named("calculate") } }],
    },
  ],
  effects: { "no focus spent": unspent("focus"), "no evade spent": unspent("evade"), "no calculate spent": unspent("calculate") },
};
