import type { Ship } from "@broadside/rules";
import { flipUpgrade } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, hasBoostedOrRolled, hasUpgrade } from "../../../language/when.ts";

const FOILS = "servomotorsfoils";
const foilsOf = ({ upgrades }: Ship): number => upgrades.findIndex(({ id, faceup }) => id === FOILS && faceup);

export const kullbeesperado: Card = {
  card: "pilot:kullbeesperado",
  title: "Kullbee Sperado",
  triggers: [
    {
      at: "actionPerformed",
      when: all(hasBoostedOrRolled, ({ self }) => hasUpgrade(self.ship, FOILS)),
      may: [{ verb: "apply", what: ({ game, self }) => flipUpgrade(game, self.ship, foilsOf(self.ship)) }],
    },
  ],
};
