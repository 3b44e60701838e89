import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { lockInReach } from "../../upgrades/locking.ts";

export const leeboSwz103SlRebelalliance: Card = {
  card: "pilot:leebo-swz103-sl-rebelalliance",
  title: "“Leebo”",
  triggers: [
    {
      at: "endOfCombat",
      may: [
        { verb: "spend", token: "calculate" },
        { verb: "choose ship", among: both(enemy, within(2, 3)), does: [lockInReach("chosen")] },
      ],
    },
  ],
};
