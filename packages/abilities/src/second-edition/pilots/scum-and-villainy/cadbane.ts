import type { TokenKind } from "@broadside/rules";
import { choose, mayHave, ORANGE, optionsOf, RED, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { type Scene, whoIs } from "../../../scene.ts";
import { all, attackHit, isAttacker } from "../../../when.ts";

function burdens(scene: Scene): readonly TokenKind[] {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  if (defender?.status !== "inPlay") return [];
  return [...RED, ...ORANGE].filter((token) => self.ship.tokens[token] > 0 && mayHave(game, defender, token));
}

const HAND_OVER: Deed = {
  verb: "special",
  can: (scene) => burdens(scene).length > 0,
  *perform(scene) {
    const { game, self } = scene;
    const token = yield* choose<TokenKind | undefined>(() => {
      const options = burdens(scene).map((value) => ({ key: value, value }));
      return {
        kind: "choose one",
        seat: self.ship.seat,
        rule: "2E-TOKEN-02",
        about: { ship: self.ship.id, card: self.card },
        options: options.length > 0 ? optionsOf<TokenKind | undefined>(options) : [{ key: "none", value: undefined }],
      };
    });
    const defender = whoIs(scene, "defender");
    if (token && defender) yield* transferToken(game, self.ship, defender, token);
  },
};

export const cadbane: Card = {
  card: "pilot:cadbane",
  title: "Cad Bane",
  triggers: [{ at: "afterAttack", when: all(isAttacker, attackHit), may: [{ verb: "spend charge", count: 2 }, HAND_OVER] }],
};
