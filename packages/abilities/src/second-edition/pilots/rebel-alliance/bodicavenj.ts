import type { Card } from "../../../card.ts";
import { all, both, friendly, lacks, other } from "../../../when.ts";
import { defenderIs, theAttacker } from "../../when.ts";

export const bodicavenj: Card = {
  card: "pilot:bodicavenj",
  title: "Bodica Venj",
  triggers: [
    {
      at: "afterAttack",
      when: all(defenderIs(both(other, friendly)), lacks("this ship", "deplete")),
      may: [
        { verb: "attack", with: "primary", at: theAttacker },
        { verb: "gain", token: "deplete" },
      ],
    },
  ],
};
