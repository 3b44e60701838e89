import type { Card } from "../../../language/card.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { activates } from "./phrases.ts";

export const poedameronSwz68: Card = {
  card: "pilot:poedameron-swz68",
  title: "Poe Dameron",
  triggers: [
    {
      at: "actionPerformed",
      when: all(subjectIs(both(friendly, within(0, 2))), activates),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "free action", who: "subject", onlyWhite: true, colour: "red" },
      ],
    },
  ],
};
