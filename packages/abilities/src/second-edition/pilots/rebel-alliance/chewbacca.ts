import { turnFacedown } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { faceupCardIs } from "../../../language/when-second-edition.ts";

function turnIt({ game, self, moment }: CardScene): void {
  if (moment.card !== undefined) turnFacedown(game, self.ship, moment.card);
}

export const chewbacca: Card = {
  card: "pilot:chewbacca",
  title: "Chewbacca",
  triggers: [
    { at: "damageDealt", when: all(toThisShip, faceupCardIs()), may: [{ verb: "spend charge" }, { verb: "apply", what: turnIt }] },
  ],
};
