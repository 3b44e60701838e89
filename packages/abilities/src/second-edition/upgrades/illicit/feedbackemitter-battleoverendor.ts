import type { Card } from "../../../language/card.ts";
import { fromThisShip } from "../../../language/when.ts";
import { NO_RECOVERY } from "../phrases.ts";

export const feedbackemitterBattleoverendor: Card = {
  card: "upgrade:feedbackemitter-battleoverendor",
  title: "Feedback Emitter",
  triggers: [
    {
      at: "lockAcquired",
      when: fromThisShip,
      may: [{ verb: "spend charge" }, { verb: "gain", token: "jam", who: "subject" }],
    },
  ],
  permissions: NO_RECOVERY,
};
