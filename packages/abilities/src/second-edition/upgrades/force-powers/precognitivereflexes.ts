import { assign, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";
import { asLastAction, noMoreActions } from "../last-action.ts";
import { moveByReflex } from "./phrases.ts";

const EFFECT = "precognitive reflexes";

function* actOnce(scene: CardScene, action: Procedure<boolean>): Procedure<boolean> {
  const hasActed = yield* asLastAction(scene, EFFECT, action);
  if (hasActed) scene.game.setShip(scene.self.ship, { skipsAction: true });
  return hasActed;
}

/**
 * The ship moves before its maneuver, but then gets no more actions in this activation. If the move is not on its action bar, the ship
 * gains strain.
 */
export const precognitivereflexes: Card = {
  card: "upgrade:precognitivereflexes",
  title: "Precognitive Reflexes",
  triggers: [
    {
      at: "dialRevealed",
      when: toThisShip,
      may: [{ verb: "spend force" }, moveByReflex((game, ship) => assign(game, ship, "strain"), actOnce)],
    },
  ],
  effects: { [EFFECT]: noMoreActions("activation") },
};
