/** An action that is the ship's last one: afterwards, it gets no more actions, not even linked or granted ones. */
import { addEffect, figureIn, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { CardText } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";

/**
 * Performs an action and forbids all actions after it. For this, an effect stores how many actions the ship had performed before. If the
 * player declines the action, the effect is removed.
 */
export function* asLastAction({ game, self: { ship } }: CardScene, effect: string, act: Procedure<boolean>): Procedure<boolean> {
  const id = `effect:${effect}` as const;
  addEffect(game, { id, ship: ship.id, by: ship.id, until: "round", data: { figure: ship.actions.length } });
  const hasActed = yield* act;
  if (!hasActed) removeEffects(game, (one) => one.id === id && one.ship === ship.id);
  return hasActed;
}

/** The effect that cards using `asLastAction` must list. */
export const noMoreActions = (during: "activation" | "round"): CardText => ({
  permissions: {
    act({ state: { cursor } }, { ship, effect }, asked) {
      const isTime = during === "round" || (cursor.phase === "activation" && cursor.active === ship.id);
      return asked.ship === ship && isTime && ship.actions.length > figureIn(effect) ? false : undefined;
    },
  },
});
