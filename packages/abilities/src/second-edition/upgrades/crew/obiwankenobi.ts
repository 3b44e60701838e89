import type { Card } from "../../../card.ts";
import { all, both, friendly, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

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
