import type { Card } from "../../../language/card.ts";

const ACTIONS: readonly string[] = ["reinforce", "coordinate", "jam"];
const MOST_STRESS = 2;

/** With one or two stress, the ship can still reinforce, coordinate and jam. These actions are then red instead of white. */
export const larmadacy: Card = {
  card: "upgrade:larmadacy",
  title: "Larma D'Acy",
  permissions: {
    actDespite: (_, self, { ship, action, despite }) =>
      despite === "stress" && ship === self.ship && ship.tokens.stress <= MOST_STRESS && ACTIONS.includes(action) ? true : undefined,
  },
  actionColour: (_, self, { ship, action, colour }) =>
    ship === self.ship && ship.tokens.stress > 0 && colour === "white" && ACTIONS.includes(action) ? "red" : undefined,
};
