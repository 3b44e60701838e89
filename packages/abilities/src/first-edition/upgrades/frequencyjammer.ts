import type { Card } from "../../language/card.ts";
import { whoIs } from "../../language/scene.ts";
import { both, enemy, lacksToken, type ShipWhen, toThisShip } from "../../language/when.ts";

/** At Range 1 of the ship just jammed. */
const nearJammed: ShipWhen = (scene, ship) => {
  const jammed = whoIs(scene, "target");
  return jammed !== undefined && scene.game.board.range(jammed, ship) === 1;
};

export const frequencyjammer: Card = {
  card: "upgrade:frequencyjammer",
  title: "Frequency Jammer",
  triggers: [
    {
      at: "jammed",
      when: toThisShip,
      must: [
        {
          verb: "choose ship",
          among: both(enemy, nearJammed, lacksToken("stress")),
          does: [{ verb: "gain", token: "stress", who: "chosen" }],
        },
      ],
    },
  ],
};
