import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { both, other, type ShipWhen, toThisShip } from "../../../language/when.ts";

const nextToJammed: ShipWhen = (scene, ship) => {
  const jammed = whoIs(scene, "target");
  return jammed !== undefined && ship !== jammed && scene.game.board.range(jammed, ship) <= 1;
};

/** Also jams another ship near the jammed one, friendly or enemy. */
export const takajamoreesa: Card = {
  card: "pilot:takajamoreesa",
  title: "Taka Jamoreesa",
  triggers: [
    {
      at: "jammed",
      when: toThisShip,
      must: [{ verb: "choose ship", among: both(other, nextToJammed), does: [{ verb: "gain", token: "jam", who: "chosen" }] }],
    },
  ],
};
