/** One of the ship's orange or red tokens goes to another ship; a lock on it belongs to who holds it and stays. */
import type { TokenKind } from "@broadside/rules";
import { choose, mayHave, optionsOf, transferToken } from "@broadside/rules/procedures";
import type { Deed } from "../../deed.ts";
import { type Scene, type Who, whoIs } from "../../scene.ts";
import { ORANGE_AND_RED } from "./phrases.ts";

function burdens(scene: Scene, to: Who): readonly TokenKind[] {
  const { game, self } = scene;
  const taker = whoIs(scene, to);
  if (taker?.status !== "inPlay") return [];
  return ORANGE_AND_RED.filter((token) => self.ship.tokens[token] > 0 && mayHave(game, taker, token));
}

export const handOverBurden = (to: Who): Deed => ({
  verb: "special",
  can: (scene) => burdens(scene, to).length > 0,
  *perform(scene) {
    const { game, self } = scene;
    const token = yield* choose<TokenKind | undefined>(() => {
      const options = burdens(scene, to).map((value) => ({ key: value, value }));
      return {
        kind: "choose one",
        seat: self.ship.seat,
        rule: "2E-TOKEN-02",
        about: { ship: self.ship.id, card: self.card },
        options: options.length > 0 ? optionsOf<TokenKind | undefined>(options) : [{ key: "none", value: undefined }],
      };
    });
    const taker = whoIs(scene, to);
    if (token && taker) yield* transferToken(game, self.ship, taker, token);
  },
});
