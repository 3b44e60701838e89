import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { hasToken } from "../../../language/when.ts";

export const bt1: Card = {
  card: "upgrade:bt1",
  title: "BT-1",
  dice: [
    {
      dice: "attack",
      when: hasToken("stress", "defender"),
      may: [{ verb: "change", from: "hit", to: "crit", most: (scene) => whoIs(scene, "defender")?.tokens.stress ?? 0 }],
    },
  ],
};
