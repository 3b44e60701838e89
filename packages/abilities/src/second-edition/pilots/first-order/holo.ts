import { type Ship, TOKENS, type TokenKind } from "@broadside/rules";
import { hasLock, holdersOfLocksOn, mayHave, type Option, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { moveLock } from "../galactic-empire/phrases.ts";

type Gift = { readonly token: TokenKind } | { readonly holder: Ship };

/**
 * Returns the tokens that can be given. A lock on a ship counts as its token (2E-ACT-36). No ship can lock itself, or the same ship twice.
 */
function gifts({ game, self: { ship }, chosen }: CardScene): readonly Option<Gift>[] {
  if (!chosen) return [];
  const tokens = TOKENS.filter((token) => ship.tokens[token] > 0 && mayHave(game, chosen, token));
  const holders = holdersOfLocksOn(game, ship.id).filter((holder) => holder !== chosen && !hasLock(holder, chosen.id));
  return [
    ...tokens.map((token) => ({ key: token, value: { token } })),
    ...holders.map((holder) => ({ key: `lock of ${holder.id}`, value: { holder } })),
  ];
}

export const holo: Card = {
  card: "pilot:holo",
  title: "“Holo”",
  triggers: [
    {
      at: "startOfCombat",
      must: [
        {
          verb: "choose ship",
          among: both(friendly, other, within(0, 2)),
          does: [
            pick({
              rule: "2E-TOKEN-02",
              among: gifts,
              *perform({ game, self, chosen }, gift) {
                if (!chosen) return;
                if ("token" in gift) yield* transferToken(game, self.ship, chosen, gift.token);
                else moveLock(game, gift.holder, self.ship, chosen);
              },
            }),
          ],
        },
      ],
    },
  ],
};
