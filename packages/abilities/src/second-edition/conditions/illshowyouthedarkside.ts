import { type Procedure, preventDamage } from "@broadside/rules/procedures";
import { dealPicked, isWaiting, whenAssigned } from "../../first-edition/conditions/illshowyouthedarkside.ts";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";
import { critIsComing } from "../prevention.ts";

function* dealInstead(scene: CardScene): Procedure {
  yield* dealPicked(scene, (game) => preventDamage(game, scene.self.ship, { crits: 1 }));
}

/** The waiting card is dealt in place of one critical damage, whatever does it. */
export const illshowyouthedarkside: Card = {
  card: "condition:illshowyouthedarkside",
  title: "I'll Show You the Dark Side",
  triggers: [
    whenAssigned,
    { at: "damageComing", when: all(toThisShip, critIsComing), must: [{ verb: "special", can: isWaiting, perform: dealInstead }] },
  ],
};
