import type { Card } from "../../../language/card.ts";
import { both, enemy, type ShipWhen } from "../../../language/when.ts";

/** True if the ship is in the bullseye arc and in range. Range is measured inside the arc; for a huge ship, to the section. */
const inBullseyeInReach: ShipWhen = ({ game, self, at }, ship) => (game.board.measure(self.ship, ship, "bullseye", at)?.range ?? FAR) <= 3;
const FAR = Number.POSITIVE_INFINITY;

export const dalanoberosM12lkimogilafighter: Card = {
  card: "pilot:dalanoberos-m12lkimogilafighter",
  title: "Dalan Oberos",
  triggers: [{ at: "startOfCombat", may: [{ verb: "acquire lock", among: both(enemy, inBullseyeInReach) }] }],
};
