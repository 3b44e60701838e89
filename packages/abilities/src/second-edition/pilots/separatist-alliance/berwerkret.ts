import { barActions, hasLock, lockTarget } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, attackHit, both, friendly, isAttacker, type ShipWhen } from "../../../language/when.ts";

const hasDefenderLocked: ShipWhen = ({ attack }, ship) => attack !== undefined && hasLock(ship, lockTarget(attack));
const mayCalculate: ShipWhen = ({ game }, ship) => barActions(game, ship).some(({ name }) => name === "calculate");

/** Each chosen ship can decline. */
export const berwerkret: Card = {
  card: "pilot:berwerkret",
  title: "Berwer Kret",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackHit),
      must: [
        {
          verb: "each ship",
          among: both(friendly, hasDefenderLocked, mayCalculate),
          does: [{ verb: "free action", names: ["calculate"], colour: "red", who: "chosen" }],
        },
      ],
    },
  ],
};
