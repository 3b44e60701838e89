/** Verbs on shields and damage. */
import type { Die } from "@broadside/dice";
import { dealDamageCard, discardDamage, recoverShields, rollDice, shieldValue, sufferDamage } from "@broadside/rules/procedures";
import type { DamageDeed, RulesFor } from "../deed.ts";
import { whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

export const DAMAGE_VERBS: RulesFor<DamageDeed> = {
  suffer: {
    can: (scene, { who }) => isInPlay(whoIs(scene, who)),
    *perform(scene, { hits = 0, crits = 0, who }) {
      const ship = whoIs(scene, who);
      if (isInPlay(ship)) yield* sufferDamage(scene.game, ship, { hits, crits, reason: scene.self.card });
    },
  },
  deal: {
    can: (scene, { who }) => isInPlay(whoIs(scene, who)),
    *perform(scene, { faceup, who }) {
      const ship = whoIs(scene, who);
      if (isInPlay(ship)) yield* dealDamageCard(scene.game, ship, faceup);
    },
  },
  "recover shield": {
    can: ({ game, self }) => isInPlay(self.ship) && self.ship.shields < shieldValue(game, self.ship),
    apply({ game, self }) {
      recoverShields(game, self.ship, 1);
    },
  },
  "lose shield": {
    can: (scene, { who }) => (whoIs(scene, who)?.shields ?? 0) > 0,
    apply(scene, { who }) {
      const ship = whoIs(scene, who);
      if (ship) scene.game.setShip(ship, { shields: Math.max(0, ship.shields - 1) });
    },
  },
  "discard dealt card": {
    can: ({ self, moment }) => self.ship.damage.some(({ card }) => card === moment.card),
    apply({ game, self, moment }) {
      if (moment.card !== undefined) discardDamage(game, self.ship, moment.card);
    },
  },
  roll: {
    can: ({ self }) => isInPlay(self.ship),
    *perform(scene, { dice = "attack", count = 1, on }, run) {
      const rolled: readonly Die[] = yield* rollDice(scene.game, scene.self.ship, dice, count, scene.self.card);
      for (const { face } of rolled) yield* run.perform(scene, on[face] ?? []);
    },
  },
};
