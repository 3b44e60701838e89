import type { Card } from "../../../card.ts";
import { enemy } from "../../../when.ts";

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
