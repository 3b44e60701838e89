import { type AllowedActions, barActions, freeAction, hasFreeAction } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { all, both, enemy, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

/** True if the action is on the acting ship's main action bar. Linked actions do not count (2E-SQUAD-09). */
const isOfItsBar: When = (scene) => {
  const actor = whoIs(scene, "subject");
  return actor !== undefined && barActions(scene.game, actor).some(({ name }) => name === scene.moment.action);
};

const sameAction = ({ self, moment }: CardScene): AllowedActions => ({
  names: moment.action === undefined ? [] : [moment.action],
  colour: "white",
  rule: "2E-ACT-06",
  card: self.card,
});

export const echoSsl: Card = {
  card: "pilot:echo-ssl",
  title: "“Echo”",
  triggers: [
    {
      at: "actionPerformed",
      when: all(subjectIs(both(enemy, within(0, 1))), isOfItsBar),
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
