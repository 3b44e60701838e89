import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

const locks = all(toThisShip, actionIs("lock"));
const OVER: readonly Instruction[] = [{ verb: "discard this card" }];

/** Spends a charge to lock at any range with a lock action. */
export const longrangescannersalphaclassstarwing: Card = {
  card: "upgrade:longrangescanners-alphaclassstarwing",
  title: "Long-Range Scanners",
  triggers: [
    {
      at: "actionDeclared",
      when: locks,
      may: [{ verb: "spend charge" }, { verb: "lasting", effect: "long-range scanners", until: "round" }],
    },
  ],
  effects: {
    "long-range scanners": {
      permissions: { reachAnywhere: (_, self, { ship, by }) => (by === "lock" && ship === self.ship ? true : undefined) },
      triggers: [
        { at: "lockAcquired", when: toThisShip, must: OVER },
        { at: "actionFailed", when: locks, must: OVER },
      ],
    },
  },
};
