import type { Card } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";
import { overlappedByEnemy } from "../../language/when.ts";

const DAMAGE: readonly Deed[] = [{ verb: "suffer", hits: 1, who: "subject" }];

export const antipursuitlasers: Card = {
  card: "upgrade:antipursuitlasers",
  title: "Anti-Pursuit Lasers",
  triggers: [{ at: "maneuverSettled", when: overlappedByEnemy, must: [{ verb: "roll", on: { hit: DAMAGE, crit: DAMAGE } }] }],
};
