import type { TokenKind } from "@broadside/rules";
import { GREEN, mayHave, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import type { Scene } from "../../../scene.ts";
import { both, friendly, other, within } from "../../../when.ts";

const gifts = ({ game, self, chosen }: Scene): readonly TokenKind[] =>
  chosen ? GREEN.filter((token) => self.ship.tokens[token] > 0 && mayHave(game, chosen, token)) : [];

/** All that are green, as far as the other may have them. */
const HAND_OVER: Deed = {
  verb: "special",
  can: (scene) => gifts(scene).length > 0,
  *perform(scene) {
    const { game, self, chosen } = scene;
    if (!chosen) return;
    for (const token of GREEN)
      for (let count = self.ship.tokens[token]; count > 0; count -= 1) yield* transferToken(game, self.ship, chosen, token);
  },
};

export const manaroo: Card = {
  card: "pilot:manaroo",
  title: "Manaroo",
  triggers: [{ at: "startOfCombat", may: [{ verb: "choose ship", among: both(friendly, other, within(0, 1)), does: [HAND_OVER] }] }],
};
