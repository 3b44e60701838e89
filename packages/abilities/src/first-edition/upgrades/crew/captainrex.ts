import type { Card } from "../../../language/card.ts";
import { all, attackMissed, isAttacker } from "../../../language/when.ts";

export const captainrexCrew: Card = {
  card: "upgrade:captainrex",
  title: "Captain Rex",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackMissed), may: [{ verb: "gain", token: "focus" }] }],
};
