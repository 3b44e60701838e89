import { turnFacedown } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const faceupCrewCards = ({ game, self: { ship } }: CardScene): readonly number[] =>
  ship.damage.flatMap(({ card, faceup }) => (faceup && game.damageFacts(ship, card).trait === "crew" ? [card] : []));

/** The ship's white focus actions become red. At the start of the End phase, all its Damage cards with the Crew trait are repaired. */
export const droidcrew: Card = {
  card: "upgrade:droidcrew",
  title: "Droid Crew",
  actionColour: (_, self, { ship, action, colour }) => (ship === self.ship && action === "focus" && colour === "white" ? "red" : undefined),
  triggers: [
    {
      at: "startOfEnd",
      when: (scene) => faceupCrewCards(scene).length > 0,
      must: [
        {
          verb: "apply",
          what(scene) {
            for (const card of faceupCrewCards(scene)) turnFacedown(scene.game, scene.self.ship, card);
          },
        },
      ],
    },
  ],
};
