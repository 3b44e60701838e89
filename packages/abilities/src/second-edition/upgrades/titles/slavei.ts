import { readManeuver } from "@broadside/cards";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** True for a turn or bank with the same speed, but to the other side. */
const isMirrored =
  ({ self }: CardScene) =>
  (code: string): boolean => {
    const [shown, wanted] = [readManeuver(self.ship.dial ?? ""), readManeuver(code)];
    if (!shown || !wanted || (shown.bearing !== "turn" && shown.bearing !== "bank")) return false;
    return shown.bearing === wanted.bearing && shown.speed === wanted.speed && shown.side !== wanted.side;
  };

export const slavei: Card = {
  card: "upgrade:slavei",
  title: "Slave I",
  triggers: [
    {
      at: "dialRevealed",
      when: toThisShip,
      changesManeuver: true,
      may: [{ verb: "turn dial", to: (scene) => [...scene.game.factsOf(scene.self.ship).dial.keys()].filter(isMirrored(scene)) }],
    },
  ],
};
