import type { Card } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";
import { overlappedByEnemy } from "../../language/when.ts";

const ION: readonly Deed[] = [{ verb: "gain", token: "ion", who: "subject" }];

export const ionprojector: Card = {
  card: "upgrade:ionprojector",
  title: "Ion Projector",
  triggers: [{ at: "maneuverSettled", when: overlappedByEnemy, must: [{ verb: "roll", on: { hit: ION, crit: ION } }] }],
};
