import type { Card } from "../../../language/card.ts";
import { onThisShip } from "../../../language/when.ts";

export const requiem: Card = {
  card: "upgrade:requiem",
  title: "Requiem",
  triggers: [
    { at: "deployed", when: onThisShip, must: [{ verb: "lasting", effect: "pilot skill", until: "round", who: "subject", value: 8 }] },
  ],
};
