import { destroy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, both, not, other, toThisShip, within } from "../../../language/when.ts";
import { hasCharges, showsSide } from "../../../language/when-second-edition.ts";

const FUSES = 2;
const ADD_FUSE: Instruction = { verb: "put on this card", count: 1 };
const BURNS_OUT: readonly Instruction[] = [
  { verb: "each ship", among: both(other, within(0, 1)), does: [{ verb: "suffer", crits: 1, who: "chosen" }] },
  {
    verb: "special",
    can: () => true,
    *perform({ game, self }) {
      yield* destroy(game, self.ship, "destroyed");
    },
  },
];

/**
 * Each faceup Damage card adds a fuse. At two fuses, the card flips, and one fuse burns down each round. When none is left, the ship
 * explodes.
 */
export const ig11: Card = {
  card: "upgrade:ig11",
  title: "IG-11",
  triggers: [
    {
      at: "faceupDealt",
      when: all(toThisShip, showsSide("front")),
      must: [ADD_FUSE, { verb: "gain", token: "calculate" }, { verb: "if", when: hasCharges(FUSES), does: [{ verb: "flip this card" }] }],
    },
    {
      at: "duringEnd",
      when: showsSide("back"),
      must: [
        { verb: "put on this card", count: -1 },
        { verb: "if", when: not(hasCharges()), does: BURNS_OUT },
      ],
    },
  ],
  action: { when: showsSide("back"), does: [ADD_FUSE] },
};
