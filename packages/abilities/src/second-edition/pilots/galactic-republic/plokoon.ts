import type { TokenKind } from "@broadside/rules";
import { GREEN, mayHave, ORANGE, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { transfer } from "../phrases.ts";

/** One of the chosen ship's tokens comes to this one. */
const take = (token: TokenKind): Deed => ({
  verb: "special",
  can: ({ game, self, chosen }) => chosen !== undefined && chosen.tokens[token] > 0 && mayHave(game, self.ship, token),
  *perform({ game, self, chosen }) {
    if (chosen) yield* transferToken(game, chosen, self.ship, token);
  },
});

const GIVE_OR_TAKE = Object.fromEntries([
  ...GREEN.map((token) => [`give ${token}`, [transfer(token)]] as const),
  ...ORANGE.map((token) => [`take ${token}`, [take(token)]] as const),
]);

export const plokoon: Card = {
  card: "pilot:plokoon",
  title: "Plo Koon",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(friendly, other, within(0, 2)),
          does: [{ verb: "spend force" }, { verb: "one of", choices: GIVE_OR_TAKE }],
        },
      ],
    },
  ],
};
