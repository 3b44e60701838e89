import type { Card } from "../../../card.ts";
import { all, attackHit, isAttacker } from "../../../when.ts";

export const whisper: Card = {
  card: "pilot:whisper",
  title: "“Whisper”",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit), must: [{ verb: "gain", token: "evade" }] }],
};
