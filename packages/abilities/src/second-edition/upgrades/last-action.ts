/** An action after which its ship performs no other one, be it linked or granted by a card. */
import { addEffect, figureIn, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { CardText } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";

/** Forbidden is what would follow: the action itself is one more than the ship had performed. One that is declined leaves all as it was. */
export function* asLastAction({ game, self: { ship } }: CardScene, effect: string, act: Procedure<boolean>): Procedure<boolean> {
  const id = `effect:${effect}` as const;
  addEffect(game, { id, ship: ship.id, by: ship.id, until: "round", data: { figure: ship.actions.length } });
  const hasActed = yield* act;
  if (!hasActed) removeEffects(game, (one) => one.id === id && one.ship === ship.id);
  return hasActed;
}

/** What a card that says so has among its effects. */
export const noMoreActions = (during: "activation" | "round"): CardText => ({
  permissions: {
    act({ state: { cursor } }, { ship, effect }, asked) {
      const isTime = during === "round" || (cursor.phase === "activation" && cursor.active === ship.id);
      return asked.ship === ship && isTime && ship.actions.length > figureIn(effect) ? false : undefined;
    },
  },
});
