import type { Card } from "../../../language/card.ts";
import { both, enemy, toThisShip, within } from "../../../language/when.ts";
import { lockInReach } from "../../upgrades/locking.ts";

export const sigma7Battleofyavin: Card = {
  card: "pilot:sigma7-battleofyavin",
  title: "Sigma 7",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [{ verb: "spend charge" }, { verb: "choose ship", among: both(enemy, within(0, 1)), does: [lockInReach("chosen")] }],
    },
  ],
};
