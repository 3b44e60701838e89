import type { Card } from "../../../card.ts";
import { both, enemy, toThisShip } from "../../../when.ts";
import { inArcOfThisShip } from "../../when.ts";
import { lockInReach } from "../locking.ts";

export const silenthunterTiephphantom: Card = {
  card: "upgrade:silenthunter-tiephphantom",
  title: "Silent Hunter",
  triggers: [
    {
      at: "decloaked",
      when: toThisShip,
      may: [{ verb: "choose ship", among: both(enemy, inArcOfThisShip("bullseye")), does: [lockInReach("chosen")] }],
    },
  ],
};
