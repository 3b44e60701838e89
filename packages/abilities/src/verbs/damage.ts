/** Verbs on shields and damage. */
import type { Die } from "@broadside/dice";
import type { Part, Ship } from "@broadside/rules";
import {
  dealDamageCard,
  discardDamage,
  partsOf,
  recoverAnywhere,
  rollDice,
  setShields,
  shieldsLeft,
  shieldValue,
  sufferDamage,
} from "@broadside/rules/procedures";
import type { DamageDeed, RulesFor } from "../deed.ts";
import { type Scene, type Who, whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

/** Of a ship with two Ship cards the section in the attack, or else the first, that has shields to lose. */
function losingPart({ game, attack, ...scene }: Scene, who: Who | undefined): { readonly ship: Ship; readonly part: Part } | undefined {
  const ship = whoIs({ game, attack, ...scene }, who);
  if (!ship) return undefined;
  const inAttack = attack?.defender === ship.id ? attack.section : attack?.attacker === ship.id ? attack.from : undefined;
  const parts = partsOf(game, ship);
  const part = inAttack && parts.includes(inAttack) ? inAttack : parts.find((one) => shieldsLeft(ship, one) > 0);
  return shieldsLeft(ship, part) > 0 ? { ship, part } : undefined;
}

export const DAMAGE_VERBS: RulesFor<DamageDeed> = {
  suffer: {
    can: (scene, { who }) => isInPlay(whoIs(scene, who)),
    *perform(scene, { hits = 0, crits = 0, who, section }) {
      const ship = whoIs(scene, who);
      const struck = section === "attacking" ? scene.attack?.from : section === "targeted" ? scene.attack?.section : undefined;
      if (isInPlay(ship)) yield* sufferDamage(scene.game, ship, { hits, crits, reason: scene.self.card, section: struck });
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
    can: ({ game, self }) => isInPlay(self.ship) && shieldsLeft(self.ship) < shieldValue(game, self.ship),
    perform: ({ game, self }) => recoverAnywhere(game, self.ship, 1),
  },
  "lose shield": {
    can: (scene, { who }) => losingPart(scene, who) !== undefined,
    apply(scene, { who }) {
      const losing = losingPart(scene, who);
      if (losing) setShields(scene.game, losing.ship, losing.part, shieldsLeft(losing.ship, losing.part) - 1);
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
