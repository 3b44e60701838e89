import type { Card } from "../../../language/card.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const obiwankenobi: Card = {
  card: "upgrade:obiwankenobi",
  title: "Obi-Wan Kenobi",
  triggers: [
    {
      at: "tokenSpent",
      when: all(subjectIs(both(friendly, within(0, 2))), ({ moment }) => moment.spent === "focus" || moment.spent === "evade"),
      may: [{ verb: "spend force" }, { verb: "gain", token: "focus", who: "subject" }],
    },
  ],
};
