import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { Who } from "../../../language/scene.ts";
import { all, isAttacker, isDefender, spentIs, toThisShip, withPrimary } from "../../../language/when.ts";

const OWES = "must spend focus";
const owes = (who: Who): Instruction => ({ verb: "lasting", effect: OWES, until: "attack", who });

/**
 * Applies from the moment the target is declared until the ship has modified its dice. It doesn't matter what the ship spends the focus
 * token on.
 */
export const hotshotcopilot: Card = {
  card: "upgrade:hotshotcopilot",
  title: "Hotshot Co-pilot",
  triggers: [
    { at: "attackBegins", when: all(isAttacker, withPrimary), must: [owes("defender")] },
    { at: "attackBegins", when: isDefender, must: [owes("attacker")] },
  ],
  effects: {
    [OWES]: {
      permissions: { mustSpendFocus: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
      triggers: [{ at: "tokenSpent", when: all(toThisShip, spentIs("focus")), must: [{ verb: "discard this card" }] }],
    },
  },
};
