import type { Effect } from "@broadside/rules";
import {
  addEffect,
  assign,
  chargesOn,
  effectOn,
  type Procedure,
  remembered,
  removeEffects,
  spendCharges,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";
import { ORANGE_AND_RED } from "../phrases.ts";

/** The effect that represents a token stored on the card. Its data contains the token's kind. */
const STORED = "held by Babu Frik";
const firstOn = ({ game, self }: CardScene): Effect | undefined => effectOn(game, `effect:${STORED}`, self.ship);

function* keepOrGain(scene: CardScene): Procedure {
  const { game, self } = scene;
  if (chargesOn(self.ship, self.at) > 0) {
    spendCharges(game, self.ship, self.at);
    return;
  }
  for (let next = firstOn(scene); next; next = firstOn(scene)) {
    const { since } = next;
    const token = remembered(next, "token");
    removeEffects(game, (effect) => effect.since === since);
    if (token) yield* assign(game, self.ship, token);
  }
}

/** Stores tokens on the card, and returns all of them when it has no charges left. */
export const babufrik: Card = {
  card: "upgrade:babufrik",
  title: "Babu Frik",
  triggers: [
    {
      at: "tokenComing",
      when: all(toThisShip, tokenIs(...ORANGE_AND_RED)),
      may: [
        { verb: "spend charge" },
        {
          verb: "apply",
          what({ game, self: { ship }, moment: { token } }) {
            if (token === undefined) return;
            addEffect(game, { id: `effect:${STORED}`, ship: ship.id, by: ship.id, until: "game", data: { token } });
          },
        },
      ],
    },
    {
      at: "systemPhase",
      when: toThisShip,
      must: [{ verb: "special", can: (scene) => firstOn(scene) !== undefined, perform: keepOrGain }],
    },
  ],
  effects: { [STORED]: {} },
};
