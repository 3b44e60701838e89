import type { Card } from "../../../language/card.ts";
import { isAttacker } from "../../../language/when.ts";

export const whisperSsl: Card = {
  card: "pilot:whisper-ssl",
  title: "“Whisper”",
  triggers: [{ at: "afterAttack", when: isAttacker, may: [{ verb: "spend charge" }, { verb: "free action", names: ["cloak"] }] }],
};
