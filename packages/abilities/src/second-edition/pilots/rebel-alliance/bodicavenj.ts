import type { Card } from "../../../language/card.ts";
import { all, both, friendly, lacks, other } from "../../../language/when.ts";
import { defenderIs, theAttacker } from "../../../language/when-second-edition.ts";

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
