import { addEffect, effectOn, figureIn, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";

/** An effect on the ship stores how many shield tokens are on the card. */
const TOKENS = "effect:gonk";
const tokensOn = ({ game, self }: CardScene): number => figureIn(effectOn(game, TOKENS, self.ship));

function setTokens({ game, self: { ship } }: CardScene, figure: number): void {
  removeEffects(game, ({ id, ship: whose }) => id === TOKENS && whose === ship.id);
  if (figure > 0) addEffect(game, { id: TOKENS, ship: ship.id, by: ship.id, until: "game", data: { figure } });
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
