import { IGNORES_OBSTACLES } from "../../../both-editions/ignoring-obstacles.ts";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const r5x3: Card = {
  card: "upgrade:r5x3",
  title: "R5-X3",
  triggers: [
    {
      at: "beforeReveal",
      when: toThisShip,
      may: [{ verb: "discard this card" }, { verb: "lasting", effect: "ignores obstacles", until: "round" }],
    },
  ],
  effects: { "ignores obstacles": IGNORES_OBSTACLES },
};
