import { may } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, hasUpgrade, isUnstressed, toThisShip } from "../../../language/when.ts";
import { FLY_FIRST } from "../../ailerons.ts";

const AILERONS = "adaptiveailerons";
const DUCHESS = "pilot:duchess";

/** Her Adaptive Ailerons become optional, because the text of that card doesn't apply while Duchess's text does. */
export const duchess: Card = {
  card: DUCHESS,
  title: "Duchess",
  permissions: {
    useText: (game, self, { ship, card }) =>
      ship === self.ship && card === `upgrade:${AILERONS}` && may(game, "useText", { ship, card: DUCHESS }, true) ? false : undefined,
  },
  triggers: [
    {
      at: "beforeReveal",
      when: all(toThisShip, isUnstressed, ({ self }) => hasUpgrade(self.ship, AILERONS)),
      may: [FLY_FIRST],
    },
  ],
};
