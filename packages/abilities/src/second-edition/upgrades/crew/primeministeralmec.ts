import type { Card } from "../../../language/card.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { hasGreenToken, showsSide, subjectIs } from "../../../language/when-second-edition.ts";
import { subjectFlew, subjectReveals } from "./phrases.ts";

const near = both(friendly, within(0, 2));
const hasNoGreenToken: ShipWhen = (scene, ship) => !hasGreenToken(scene, ship);

/**
 * Ships nearby can gain stress to calculate. When the ship has two stress, the card flips. Ships nearby can then perform an action after a
 * red maneuver, even while stressed.
 */
export const primeministeralmec: Card = {
  card: "upgrade:primeministeralmec",
  title: "Prime Minister Almec",
  triggers: [
    {
      at: "dialRevealed",
      when: all(showsSide("front"), subjectIs(both(near, hasNoGreenToken)), subjectReveals("white")),
      may: [
        { verb: "gain", token: "stress", who: "subject" },
        { verb: "gain", token: "calculate", who: "subject" },
      ],
    },
    {
      at: "duringEnd",
      when: all(showsSide("front"), ({ self }) => self.ship.tokens.stress >= 2),
      must: [{ verb: "flip this card" }],
    },
    {
      at: "maneuverExecuted",
      when: all(showsSide("back"), subjectIs(near), subjectFlew("red")),
      may: [{ verb: "free action", names: ["calculate", "focus"], barOnly: true, evenStressed: true, who: "subject" }],
    },
  ],
};
