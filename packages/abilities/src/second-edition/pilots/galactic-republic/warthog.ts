import { destroy, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { either, limited, subjectIs } from "../../../language/when-second-edition.ts";
import { itself } from "./phrases.ts";

const common: ShipWhen = (scene, ship) => !limited(scene, ship);

function* leave({ game, self: { ship, at } }: CardScene): Procedure {
  removeEffects(game, ({ since }) => since === at);
  yield* destroy(game, ship, "destroyed");
}

/** If this ship or a non-limited friendly ship nearby is destroyed, it stays in the game until the Engagement phase is over. */
export const warthog: Card = {
  card: "pilot:warthog",
  title: "“Warthog”",
  triggers: [
    {
      at: "destroyed",
      when: all(({ game }) => game.state.cursor.phase === "combat", subjectIs(either(itself, both(friendly, common, within(0, 2))))),
      must: [{ verb: "lasting", effect: "fights on", until: "phase", who: "subject" }],
    },
  ],
  effects: {
    "fights on": {
      permissions: { remain: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
      triggers: [{ at: "endOfCombat", must: [{ verb: "special", can: () => true, perform: leave }] }],
    },
  },
};
