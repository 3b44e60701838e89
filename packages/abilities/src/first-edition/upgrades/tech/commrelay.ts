import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

const hasTwo: When = ({ self }) => self.ship.tokens.evade > 1;

export const commrelay: Card = {
  card: "upgrade:commrelay",
  title: "Comm Relay",
  permissions: { keepToken: (_, self, { ship, token }) => (ship === self.ship && token === "evade" ? true : undefined) },
  triggers: [{ at: "tokenAssigned", when: all(toThisShip, tokenIs("evade"), hasTwo), must: [{ verb: "remove token", tokens: ["evade"] }] }],
};
