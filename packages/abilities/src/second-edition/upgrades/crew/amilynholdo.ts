import { type Ship, TOKENS, type TokenKind } from "@broadside/rules";
import { choose, mayHave, type Option, type Procedure, transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, toThisShip, within } from "../../../language/when.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

/** Returns the kinds of tokens that one ship has and the other lacks. */
const kinds = ({ game }: CardScene, from: Ship, to: Ship): readonly TokenKind[] =>
  TOKENS.filter((token) => from.tokens[token] > 0 && to.tokens[token] === 0 && mayHave(game, to, token));

function* mayTransfer(scene: CardScene, from: Ship, to: Ship): Procedure {
  if (kinds(scene, from, to).length === 0) return;
  const token = yield* choose<TokenKind | undefined>(() => ({
    kind: "choose one",
    seat: from.seat,
    rule: "2E-TOKEN-02",
    about: { ship: from.id, target: to.id, card: scene.self.card },
    options: [NONE, ...kinds(scene, from, to).map((value) => ({ key: value, value }))],
  }));
  if (token !== undefined) yield* transferToken(scene.game, from, to, token);
}

/** Before the ship engages, it can give a friendly ship a token of a kind that the friend lacks. It can then take one that it lacks. */
export const amilynholdo: Card = {
  card: "upgrade:amilynholdo",
  title: "Amilyn Holdo",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        {
          verb: "choose ship",
          among: both(other, friendly, within(1, 2)),
          does: [
            {
              verb: "special",
              can: (scene) =>
                scene.chosen !== undefined &&
                kinds(scene, scene.self.ship, scene.chosen).length + kinds(scene, scene.chosen, scene.self.ship).length > 0,
              *perform(scene) {
                const { self, chosen } = scene;
                if (!chosen) return;
                yield* mayTransfer(scene, self.ship, chosen);
                yield* mayTransfer(scene, chosen, self.ship);
              },
            },
          ],
        },
      ],
    },
  ],
};
