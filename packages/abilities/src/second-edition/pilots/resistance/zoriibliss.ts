import { type AllowedActions, freeAction, hasFreeAction } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { performsAction } from "./phrases.ts";

/** Returns the action that the other ship just performed, if it is on her action bar. */
const sameAction = ({ moment: { action }, self }: CardScene): AllowedActions => ({
  names: action ? [action] : [],
  barOnly: true,
  colour: "red",
  rule: "2E-ACT-11",
  card: self.card,
});

export const zoriibliss: Card = {
  card: "pilot:zoriibliss",
  title: "Zorii Bliss",
  triggers: [
    {
      at: "actionPerformed",
      when: all(subjectIs(within(1)), performsAction),
      may: [
        { verb: "spend charge" },
        {
          verb: "special",
          can: (scene) => hasFreeAction(scene.game, scene.self.ship, sameAction(scene)),
          *perform(scene) {
            yield* freeAction(scene.game, scene.self.ship, sameAction(scene));
          },
        },
      ],
    },
  ],
};
