import type { Card } from "../../../language/card.ts";
import { enemy } from "../../../language/when.ts";

export const informant: Card = {
  card: "upgrade:informant",
  title: "Informant",
  triggers: [
    {
      at: "afterForces",
      must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id: "listeningdevice", who: "chosen" }] }],
    },
  ],
};
