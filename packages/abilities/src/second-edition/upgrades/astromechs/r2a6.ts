import { readManeuver } from "@broadside/cards";
import { codesToChoose } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** True for a maneuver with the same bearing, one speed faster or slower. */
const isNear =
  ({ self }: CardScene) =>
  (code: string): boolean => {
    const [shown, wanted] = [readManeuver(self.ship.dial ?? ""), readManeuver(code)];
    if (!shown || !wanted) return false;
    return shown.bearing === wanted.bearing && shown.side === wanted.side && Math.abs(shown.speed - wanted.speed) === 1;
  };

export const r2a6: Card = {
  card: "upgrade:r2a6",
  title: "R2-A6",
  triggers: [
    {
      at: "dialRevealed",
      when: toThisShip,
      changesManeuver: true,
      may: [{ verb: "turn dial", to: (scene) => codesToChoose(scene.game, scene.self.ship).filter(isNear(scene)) }],
    },
  ],
};
