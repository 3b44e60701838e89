import type { Card } from "../../../language/card.ts";
import { all, attackHit, isAttacker } from "../../../language/when.ts";

export const whisper: Card = {
  card: "pilot:whisper",
  title: "“Whisper”",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit), may: [{ verb: "gain", token: "focus" }] }],
};
