import type { Card } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

const MOST_STRESS = 2;

export const magnatolvan: Card = {
  card: "pilot:magnatolvan",
  title: "Magna Tolvan",
  permissions: {
    actDespite: (_, self, { ship, colour, despite }) =>
      despite === "stress" && ship === self.ship && colour === "white" && ship.tokens.stress <= MOST_STRESS ? true : undefined,
  },
  triggers: [{ at: "tokenAssigned", when: all(toThisShip, tokenIs("stress")), may: [{ verb: "free action", onlyWhite: true }] }],
};
