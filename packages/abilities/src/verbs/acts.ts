/** Verbs that make the ship do something: actions, attacks, bombs. */
import type { Game, Ship, Weapon } from "@broadside/rules";
import {
  addEffect,
  attack,
  attacksOpen,
  DEVICE_RULES,
  decloak,
  dropDevice,
  freeAction,
  hasFreeAction,
  loseToken,
  mayDrop,
  removeEffects,
} from "@broadside/rules/procedures";
import type { ActDeed, RulesFor } from "../deed.ts";
import { type Scene, whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

/** Sees to it, from the moment the attack is declared, that no other follows. */
const LAST_ATTACK = "effect:last attack";

export const ACT_VERBS: RulesFor<ActDeed> = {
  "free action": {
    can(scene, deed) {
      const ship = whoIs(scene, deed.who);
      return isInPlay(ship) && hasFreeAction(scene.game, ship, allowedBy(scene, deed));
    },
    *perform(scene, deed) {
      const ship = whoIs(scene, deed.who);
      return ship ? yield* freeAction(scene.game, ship, allowedBy(scene, deed)) : false;
    },
  },
  "skip Perform Action": {
    can: ({ self }) => isInPlay(self.ship),
    apply({ game, self }) {
      game.setShip(self.ship, { skipsAction: true });
    },
  },
  attack: {
    can: ({ game, self }, deed) => attacksOpen(game, self.ship).some(({ weapon }) => isSuch(game, self.ship, weapon, deed.with)),
    *perform({ game, self: { ship } }, deed) {
      if (deed.last) addEffect(game, { id: LAST_ATTACK, ship: ship.id, by: ship.id, until: "round" });
      const weapons = (weapon: Weapon) => isSuch(game, ship, weapon, deed.with);
      const made = yield* attack(game, ship, { weapons, rule: "1E-ATK-19", mayDecline: true });
      if (deed.last) removeEffects(game, (effect) => effect.id === LAST_ATTACK && effect.ship === ship.id);
      return made;
    },
  },
  "no more attacks": {
    can: ({ self }) => isInPlay(self.ship),
    apply({ game, self }) {
      game.setShip(self.ship, { mayAttackFrom: game.state.round + 1 });
    },
  },
  drop: {
    can: ({ self }) => mayDrop(self.ship),
    *perform({ game, self }, { device }) {
      yield* dropDevice(game, self.ship, device, DEVICE_RULES[device]?.token ?? "standardBomb");
    },
  },
  decloak: {
    can: ({ self }) => isInPlay(self.ship) && self.ship.tokens.cloak > 0,
    *perform({ game, self }) {
      if (!(yield* decloak(game, self.ship))) loseToken(game, self.ship, "cloak");
    },
  },
};

const allowedBy = ({ self }: Scene, { names, barOnly, evenHuge }: Extract<ActDeed, { readonly verb: "free action" }>) => ({
  rule: "1E-ACT-03",
  card: self.card,
  ...(names && { names }),
  ...(barOnly && { barOnly }),
  ...(evenHuge && { evenHuge }),
});

function isSuch(game: Game, ship: Ship, weapon: Weapon, wanted: string): boolean {
  if (weapon === "primary") return wanted === "primary";
  return game.factsOf(ship).upgrades[weapon]?.slots.some((slot) => slot === wanted) === true;
}
