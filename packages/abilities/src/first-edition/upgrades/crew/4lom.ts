import { addEffect, remembered } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { named, pick } from "../../../language/pick.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";

const BARRED = "4lom";

const tokensOfDefender = (scene: CardScene) =>
  (["focus", "evade"] as const).filter((token) => (whoIs(scene, "defender")?.tokens[token] ?? 0) > 0);

const BAR_TOKEN = pick({
  rule: "1E-COMP-09",
  among: (scene) => named(tokensOfDefender(scene)),
  apply({ game, self, attack }, token) {
    if (attack) addEffect(game, { id: `effect:${BARRED}`, ship: attack.defender, by: self.ship.id, until: "attack", data: { token } });
  },
});

/** Prevents the defender from spending one token; it can still spend another of the same kind. */
export const fourLomCrew: Card = {
  card: "upgrade:4lom",
  title: "4-LOM",
  dice: [{ dice: "attack", modifiesNone: true, may: [{ verb: "gain", token: "ion" }, BAR_TOKEN] }],
  effects: {
    [BARRED]: {
      permissions: {
        spend: (_, self, { ship, token }) =>
          ship === self.ship && token === remembered(self.effect, "token") && ship.tokens[token] <= 1 ? false : undefined,
      },
    },
  },
};
