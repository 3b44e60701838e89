import type { Card } from "../../../language/card.ts";
import { both, enemy, toThisShip } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";
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
