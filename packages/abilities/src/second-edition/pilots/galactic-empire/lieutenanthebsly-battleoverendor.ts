import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const lieutenanthebslyBattleoverendor: Card = {
  card: "pilot:lieutenanthebsly-battleoverendor",
  title: "Lieutenant Hebsly",
  triggers: [{ at: "afterAttack", when: isDefender, may: [{ verb: "free action", names: ["boost"], colour: "red", evenStressed: true }] }],
};
