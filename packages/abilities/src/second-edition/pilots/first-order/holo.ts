import { type Ship, TOKENS, type TokenKind } from "@broadside/rules";
import { choose, hasLock, holdersOfLocksOn, mayHave, type Option, optionsOf, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Scene } from "../../../language/scene.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { moveLock } from "../galactic-empire/phrases.ts";

type Gift = { readonly token: TokenKind } | { readonly holder: Ship };

/** A lock on a ship is a token of it (2E-ACT-36); nobody locks itself, or another twice. */
function gifts({ game, self: { ship }, chosen }: Scene): readonly Option<Gift>[] {
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
            {
              verb: "special",
              can: (scene) => gifts(scene).length > 0,
              *perform(scene) {
                const { game, self, chosen } = scene;
                const gift = yield* choose<Gift | undefined>(() => {
                  const options = gifts(scene);
                  return {
                    kind: "choose one",
                    seat: self.ship.seat,
                    rule: "2E-TOKEN-02",
                    about: { ship: self.ship.id, card: self.card },
                    options: options.length > 0 ? optionsOf<Gift | undefined>(options) : [{ key: "none", value: undefined }],
                  };
                });
                if (!gift || !chosen) return;
                if ("token" in gift) yield* transferToken(game, self.ship, chosen, gift.token);
                else moveLock(game, gift.holder, self.ship, chosen);
              },
            },
          ],
        },
      ],
    },
  ],
};
