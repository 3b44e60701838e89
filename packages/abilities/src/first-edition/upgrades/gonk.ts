import { addEffect, effectOn, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene, When } from "../../language/scene.ts";

/** Shield tokens on the card, as an effect of its ship. */
const TOKENS = "effect:gonk";
const tokensOn = ({ game, self }: CardScene): number => effectOn(game, TOKENS, self.ship)?.value ?? 0;

function setTokens({ game, self: { ship } }: CardScene, value: number): void {
  removeEffects(game, ({ id, ship: whose }) => id === TOKENS && whose === ship.id);
  if (value > 0) addEffect(game, { id: TOKENS, ship: ship.id, by: ship.id, until: "game", value });
}

const hasTokens: When = (scene) => tokensOn(scene) > 0;

export const gonk: Card = {
  card: "upgrade:gonk",
  title: "“Gonk”",
  action: { does: [{ verb: "apply", what: (scene) => setTokens(scene, tokensOn(scene) + 1) }] },
  secondAction: {
    when: hasTokens,
    does: [{ verb: "recover shield" }, { verb: "apply", what: (scene) => setTokens(scene, tokensOn(scene) - 1) }],
  },
  effects: { gonk: {} },
};
