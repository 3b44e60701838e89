import { CANCEL_ALL } from "../../../both-editions/cancelled-results.ts";
import type { Card } from "../../../language/card.ts";
import { all, isDefender, isUnstressed } from "../../../language/when.ts";

export const countdown: Card = {
  card: "pilot:countdown",
  title: "“Countdown”",
  triggers: [
    {
      at: "neutralizing",
      when: all(isDefender, isUnstressed),
      may: [{ verb: "suffer", hits: 1 }, { verb: "gain", token: "stress" }, CANCEL_ALL],
    },
  ],
};
