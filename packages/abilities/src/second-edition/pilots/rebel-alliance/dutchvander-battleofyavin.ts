import type { Card } from "../../../language/card.ts";
import { all, both, friendly, spentIs, toThisShip, within } from "../../../language/when.ts";
import { lockInReach } from "../../upgrades/locking.ts";

/** Does nothing when a lock is spent outside an attack, because there is no defender to lock. */
export const dutchvanderBattleofyavin: Card = {
  card: "pilot:dutchvander-battleofyavin",
  title: "“Dutch” Vander",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, spentIs("lock")),
      may: [{ verb: "choose ship", among: both(friendly, within(1, 3)), does: [lockInReach("defender", "chosen")] }],
    },
  ],
};
