import type { Card } from "../../language/card.ts";
import { all, hasUpgrade, isUnstressed, toThisShip } from "../../language/when.ts";
import { FLY_FIRST } from "../ailerons.ts";

const AILERONS = "adaptiveailerons";

/** The text of her ailerons is at her own liking: it says nothing by itself. */
export const duchess: Card = {
  card: "pilot:duchess",
  title: "Duchess",
  permissions: { useText: (_, self, { ship, card }) => (ship === self.ship && card === `upgrade:${AILERONS}` ? false : undefined) },
  triggers: [
    {
      at: "beforeReveal",
      when: all(toThisShip, isUnstressed, ({ self }) => hasUpgrade(self.ship, AILERONS)),
      may: [FLY_FIRST],
    },
  ],
};
