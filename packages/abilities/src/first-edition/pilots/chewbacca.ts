import { turnFacedown } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";

const isFaceup: When = ({ self, moment }) => self.ship.damage.some(({ card, faceup }) => faceup && card === moment.card);

function turnIt({ game, self, moment }: CardScene): void {
  if (moment.card !== undefined) turnFacedown(game, self.ship, moment.card);
}

export const chewbaccaPilot: Card = {
  card: "pilot:chewbacca",
  title: "Chewbacca",
  triggers: [{ at: "damageDealt", when: all(toThisShip, isFaceup), must: [{ verb: "apply", what: turnIt }] }],
};
