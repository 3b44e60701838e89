import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, enemy, friendly, other, within } from "../../../language/when.ts";
import { defenderIs, inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** The text of the later card also mentions scenario features, but they can't be attacked (SC-COMMON-18). */
export const haorchallprototype: Card = {
  card: "pilot:haorchallprototype",
  title: "Haor Chall Prototype",
  triggers: [
    {
      at: "attackDeclared",
      when: all(attackerIs(both(enemy, within(0, 2), inArcOfThisShip("bullseye"))), defenderIs(both(friendly, other))),
      may: [{ verb: "free action", names: ["calculate", "lock"] }],
    },
  ],
};
