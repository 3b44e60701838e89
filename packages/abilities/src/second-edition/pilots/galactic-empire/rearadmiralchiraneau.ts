import type { Card } from "../../../card.ts";
import { all, any, hasToken } from "../../../when.ts";
import { defenderIn } from "../../when.ts";

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
