import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { inArcAt } from "../../../language/when.ts";

const inArc = inArcAt(1, 3);
/** True if the defender is the only ship in the firing arc, counting friends and enemies. */
const defenderIsAlone: When = (scene) => {
  const seen = shipsInPlay(scene.game).filter((ship) => ship !== scene.self.ship && inArc(scene, ship));
  return seen.length === 1 && seen[0]?.id === scene.attack?.defender;
};

export const firstordervanguard: Card = {
  card: "upgrade:firstordervanguard",
  title: "First Order Vanguard",
  dice: [
    { dice: "attack", when: defenderIsAlone, may: [{ verb: "reroll", most: 1 }] },
    {
      dice: "defense",
      may: [{ verb: "discard this card" }, { verb: "reroll", most: Number.POSITIVE_INFINITY, least: Number.POSITIVE_INFINITY }],
    },
  ],
};
