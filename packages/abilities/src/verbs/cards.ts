/** Verbs on the card itself, and on what it leaves behind. */
import { addEffect, discardUpgrade, removeEffects, turnFacedown } from "@broadside/rules/procedures";
import { amountOf, type CardDeed, type RulesFor } from "../deed.ts";
import { whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

export const CARD_VERBS: RulesFor<CardDeed> = {
  "discard this card": {
    can: ({ game, self: { effect, ship, at } }) =>
      effect ? game.state.effects.some(({ since }) => since === effect.since) : ship.upgrades[at]?.faceup === true,
    apply({ game, self: { effect, ship, at } }) {
      if (effect) removeEffects(game, ({ since }) => since === effect.since);
      else discardUpgrade(game, ship, at);
    },
  },
  "turn this card facedown": {
    can: ({ self: { ship, at } }) => ship.damage.some(({ card, faceup }) => card === at && faceup),
    apply({ game, self: { ship, at } }) {
      turnFacedown(game, ship, at);
    },
  },
  lasting: {
    can: (scene, { who }) => isInPlay(whoIs(scene, who)),
    apply(scene, { effect, until, who, value = 0 }) {
      const ship = whoIs(scene, who);
      const by = scene.self.ship.id;
      if (ship) addEffect(scene.game, { id: `effect:${effect}`, ship: ship.id, by, until, value: amountOf(scene, value) });
    },
  },
};
