import { CANCEL_ALL } from "../../../both-editions/cancelled-results.ts";
import type { Card } from "../../../language/card.ts";
import { all, any, critIsLeft, hitIsLeft, isDefender, isUnstressed } from "../../../language/when.ts";

export const countdown: Card = {
  card: "pilot:countdown",
  title: "“Countdown”",
  triggers: [
    {
      at: "neutralizing",
      when: all(isDefender, isUnstressed, any(hitIsLeft, critIsLeft)),
      may: [{ verb: "suffer", hits: 1 }, CANCEL_ALL, { verb: "gain", token: "stress" }],
    },
  ],
};
