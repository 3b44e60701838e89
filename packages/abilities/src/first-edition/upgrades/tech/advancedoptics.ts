import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

const hasTwo: When = ({ self }) => self.ship.tokens.focus > 1;

export const advancedoptics: Card = {
  card: "upgrade:advancedoptics",
  title: "Advanced Optics",
  permissions: { keepToken: (_, self, { ship, token }) => (ship === self.ship && token === "focus" ? true : undefined) },
  triggers: [{ at: "tokenAssigned", when: all(toThisShip, tokenIs("focus"), hasTwo), must: [{ verb: "remove token", tokens: ["focus"] }] }],
};
