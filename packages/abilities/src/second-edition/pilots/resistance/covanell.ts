import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, isDefender, withPrimary } from "../../../language/when.ts";
import { revealedBy } from "../../../language/when-second-edition.ts";

const revealedRed: When = ({ self }) => revealedBy(self.ship)?.colour === "red";

export const covanell: Card = {
  card: "pilot:covanell",
  title: "Cova Nell",
  changes: [
    { of: "defenseDice", by: 1, when: all(isDefender, revealedRed) },
    { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, revealedRed) },
  ],
};
