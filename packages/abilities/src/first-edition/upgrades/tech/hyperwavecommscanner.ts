import type { Card } from "../../../language/card.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { skillWhilePlacing } from "../../skill-in-set-up.ts";

export const hyperwavecommscanner: Card = {
  card: "upgrade:hyperwavecommscanner",
  title: "Hyperwave Comm Scanner",
  triggers: [
    skillWhilePlacing(0, 6, 12),
    {
      at: "placed",
      when: subjectIs(both(other, friendly, within(1, 2))),
      may: [
        {
          verb: "one of",
          choices: {
            focus: [{ verb: "gain", token: "focus", who: "subject" }],
            evade: [{ verb: "gain", token: "evade", who: "subject" }],
          },
        },
      ],
    },
  ],
};
