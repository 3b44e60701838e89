import { returnToPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const byThisShip: When = ({ self, moment }) => moment.discardedBy === self.ship.id;
const wasElite: When = ({ game, self, moment: { place = -1 } }) =>
  game.factsOf(self.ship).upgrades[place]?.slots.includes("elite") === true;

function turnFaceup({ game, self, moment: { place } }: CardScene): void {
  if (place !== undefined) returnToPlay(game, self.ship, place);
}

export const tomaxbren: Card = {
  card: "pilot:tomaxbren",
  title: "Tomax Bren",
  triggers: [
    { at: "upgradeDiscarded", when: all(toThisShip, byThisShip, wasElite), once: "a round", must: [{ verb: "apply", what: turnFaceup }] },
  ],
};
