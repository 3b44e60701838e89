import type { Card } from "../../../language/card.ts";
import { all, attackerIs, both, friendly, hasToken, not, within } from "../../../language/when.ts";
import { lockInReach } from "../../upgrades/locking.ts";
import { inSideArcs } from "./phrases.ts";

export const jagSiegeofcoruscant: Card = {
  card: "pilot:jag-siegeofcoruscant",
  title: "“Jag”",
  triggers: [
    {
      at: "afterAttack",
      when: all(attackerIs(both(friendly, within(0, 2), inSideArcs)), not(hasToken("strain"))),
      may: [lockInReach("defender")],
    },
  ],
};
