/** Verbs on tokens, locks and Condition cards. */
import { type Ship, shipIn, type TargetId } from "@broadside/rules";
import {
  acquireLock,
  assign,
  assignCondition,
  isEnemy,
  isOnAttacker,
  lockReach,
  lockTarget,
  loseLock,
  loseToken,
  mayHave,
} from "@broadside/rules/procedures";
import type { RulesFor, TokenDeed } from "../deed.ts";
import { type Scene, type Who, whoIs } from "../scene.ts";

export const isInPlay = (ship: Ship | undefined): ship is Ship => ship?.status === "inPlay";

/** The lock that the card's ship holds on somebody; in an attack it must lie at the section that is the target, or that fires (HS-TOKEN-09). */
function lockOn(scene: Scene, on: Who): TargetId | undefined {
  const target = whoIs(scene, on);
  const { attack, self } = scene;
  return self.ship.locks.find((lock) => {
    if (on === "defender" && attack) return lock === lockTarget(attack);
    return on === "attacker" && attack ? isOnAttacker(lock, attack) : shipIn(lock) === target?.id;
  });
}

export const TOKEN_VERBS: RulesFor<TokenDeed> = {
  gain: {
    can(scene, { token, who }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && mayHave(scene.game, ship, token);
    },
    *perform(scene, { token, count = 1, who }) {
      const ship = whoIs(scene, who);
      if (isInPlay(ship)) yield* assign(scene.game, ship, token, count, scene.self.ship);
    },
  },
  spend: {
    can: (scene, { token, who }) => (whoIs(scene, who)?.tokens[token] ?? 0) > 0,
    apply(scene, { token, who }) {
      const ship = whoIs(scene, who);
      if (ship) loseToken(scene.game, ship, token);
    },
  },
  "spend lock": {
    can: (scene, { on }) => lockOn(scene, on) !== undefined,
    apply(scene, { on }) {
      const lock = lockOn(scene, on);
      if (lock !== undefined) loseLock(scene.game, scene.self.ship, lock);
    },
  },
  "lose all": {
    can: (scene, { tokens, who }) => tokens.some((token) => (whoIs(scene, who)?.tokens[token] ?? 0) > 0),
    apply(scene, { tokens, who }) {
      const ship = whoIs(scene, who);
      if (ship) for (const token of tokens) loseToken(scene.game, ship, token, ship.tokens[token]);
    },
  },
  "lose locks": {
    can: (scene, { who }) => (whoIs(scene, who)?.locks.length ?? 0) > 0,
    apply(scene, { who }) {
      const ship = whoIs(scene, who);
      for (const lock of ship?.locks ?? []) if (ship) loseLock(scene.game, ship, lock);
    },
  },
  lock: {
    can(scene, { on, who }) {
      const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
      return (
        isInPlay(ship) &&
        isInPlay(target) &&
        isEnemy(scene.game, ship, target) &&
        scene.game.board.range(ship, target) <= lockReach(scene.game, ship)
      );
    },
    *perform(scene, { on, who }) {
      const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
      if (ship && target) yield* acquireLock(scene.game, ship, target);
    },
  },
  condition: {
    can(scene, { who }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && mayHave(scene.game, ship, "condition");
    },
    *perform(scene, { id, who }) {
      const ship = whoIs(scene, who);
      if (ship) yield* assignCondition(scene.game, id, ship, scene.self.ship);
    },
  },
};
