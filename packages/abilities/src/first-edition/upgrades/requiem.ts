import type { Card } from "../../card.ts";
import { fromThisShip } from "../../when.ts";

export const requiem: Card = {
  card: "upgrade:requiem",
  title: "Requiem",
  triggers: [
    { at: "deployed", when: fromThisShip, must: [{ verb: "lasting", effect: "pilot skill", until: "round", who: "subject", value: 8 }] },
  ],
};
