import type { Card } from "../../../language/card.ts";
import { all, any, hasToken } from "../../../language/when.ts";
import { defenderIn } from "../../../language/when-second-edition.ts";

export const rearadmiralchiraneau: Card = {
  card: "pilot:rearadmiralchiraneau",
  title: "Rear Admiral Chiraneau",
  dice: [
    {
      dice: "attack",
      when: any(all(hasToken("reinforceFore"), defenderIn("fullFront")), all(hasToken("reinforceAft"), defenderIn("fullRear"))),
      may: [{ verb: "change", from: "focus", to: "crit" }],
    },
  ],
};
