import type { Card } from "../../../language/card.ts";
import { onThisShip } from "../../../language/when.ts";
import { NO_RECOVERY } from "../phrases.ts";

export const feedbackemitterBattleoverendor: Card = {
  card: "upgrade:feedbackemitter-battleoverendor",
  title: "Feedback Emitter",
  triggers: [
    {
      at: "lockAcquired",
      when: onThisShip,
      may: [{ verb: "spend charge" }, { verb: "gain", token: "jam", who: "subject" }],
    },
  ],
  permissions: NO_RECOVERY,
};
