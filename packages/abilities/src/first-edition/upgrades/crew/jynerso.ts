import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, enemy, friendly, inArcAt, within } from "../../../language/when.ts";

const MOST_TOKENS = 3;
const isThreat = both(enemy, inArcAt(1, 3));
const threats = (scene: CardScene): number => shipsInPlay(scene.game).filter((ship) => isThreat(scene, ship)).length;

export const jynerso: Card = {
  card: "upgrade:jynerso",
  title: "Jyn Erso",
  action: {
    does: [
      {
        verb: "choose ship",
        among: both(friendly, within(1, 2)),
        does: [{ verb: "gain", token: "focus", count: (scene) => Math.min(MOST_TOKENS, threats(scene)), who: "chosen" }],
      },
    ],
  },
};
