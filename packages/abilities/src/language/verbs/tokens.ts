/** Verbs on tokens, locks and Condition cards. */
import { type Ship, shipIn, type TargetId, type TokenKind } from "@broadside/rules";
import {
  acquireLock,
  assignCondition,
  choose,
  focusHolders,
  holdersOfLocksOn,
  isEnemy,
  isOnAttacker,
  lockReach,
  lockTarget,
  loseLock,
  loseToken,
  may,
  mayAcquireLock,
  mayHave,
  mayTransfer,
  type Option,
  optionsOf,
  passLock,
  receive,
  removeStress,
  spendFocus,
  spendLock,
  spendToken,
  transferToken,
} from "@broadside/rules/procedures";
import { amountOf, type RulesFor, type TokenDeed } from "../deed.ts";
import { named, pickOne } from "../pick.ts";
import { type CardScene, type Who, whoIs } from "../scene.ts";

export const isInPlay = (ship: Ship | undefined): ship is Ship => ship?.status === "inPlay";

/** The lock that the card's ship holds on somebody; in an attack it must lie at the section that is the target, or that fires (HS-TOKEN-09). */
function lockOn(scene: CardScene, on: Who): TargetId | undefined {
  const target = whoIs(scene, on);
  const { attack, self } = scene;
  return self.ship.locks.find((lock) => {
    if (on === "defender" && attack) return lock === lockTarget(attack);
    return on === "attacker" && attack ? isOnAttacker(lock, attack) : shipIn(lock) === target?.id;
  });
}

/** A token of a ship, or a lock that another holds on it: that is a red token of its own (2E-ACT-36). */
type RemovableToken = { readonly token: TokenKind } | { readonly holder: Ship };

function removable(
  scene: CardScene,
  { tokens, orLock, who }: Extract<TokenDeed, { readonly verb: "remove token" }>,
): readonly Option<RemovableToken>[] {
  const ship = whoIs(scene, who);
  if (!isInPlay(ship)) return [];
  const mayGo = (token: TokenKind): boolean => token !== "stress" || may(scene.game, "removeStress", { ship }, true);
  const held = tokens.filter((token) => ship.tokens[token] > 0 && mayGo(token)).map((token) => ({ key: token, value: { token } }));
  if (!orLock) return held;
  return [...held, ...holdersOfLocksOn(scene.game, ship.id).map((holder) => ({ key: `lock of ${holder.id}`, value: { holder } }))];
}

/** Those whose locks on the ship are broken. */
function brokenBy(scene: CardScene, { of, on }: Extract<TokenDeed, { readonly verb: "break locks" }>): readonly Ship[] {
  const target = whoIs(scene, on);
  const holders = target ? holdersOfLocksOn(scene.game, target.id) : [];
  return of ? holders.filter((holder) => holder === whoIs(scene, of)) : holders;
}

/** An attacker may have focus tokens of others to spend as its own. */
const isLent = ({ game, attack }: CardScene, ship: Ship, token: TokenKind): boolean =>
  token === "focus" && attack?.attacker === ship.id && focusHolders(game, ship).length > 0;

export const TOKEN_VERBS: RulesFor<TokenDeed> = {
  gain: {
    can(scene, { token, count = 1, who }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && mayHave(scene.game, ship, token) && amountOf(scene, count) > 0;
    },
    *perform(scene, { token, count = 1, who }) {
      const ship = whoIs(scene, who);
      if (!isInPlay(ship)) return true;
      const wanted = amountOf(scene, count);
      const received = yield* receive(scene.game, ship, token, wanted, scene.self.ship);
      return !(scene.isCost && token === "stress" && ship === scene.self.ship && received < wanted);
    },
  },
  spend: {
    can(scene, { token, who }) {
      const ship = whoIs(scene, who);
      if (ship === undefined || !may(scene.game, "spend", { ship, token, attack: scene.attack }, true)) return false;
      return isLent(scene, ship, token) || ship.tokens[token] > 0;
    },
    *perform(scene, { token, who }) {
      const ship = whoIs(scene, who);
      if (ship && isLent(scene, ship, token)) yield* spendFocus(scene.game, ship);
      else if (ship) yield* spendToken(scene.game, ship, token);
    },
  },
  "spend lock": {
    can: (scene, { on }) =>
      lockOn(scene, on) !== undefined && may(scene.game, "spend", { ship: scene.self.ship, token: "lock", attack: scene.attack }, true),
    *perform(scene, { on }) {
      const lock = lockOn(scene, on);
      if (lock !== undefined) yield* spendLock(scene.game, scene.self.ship, lock);
    },
  },
  "lose all": {
    can: (scene, { tokens, who }) => tokens.some((token) => (whoIs(scene, who)?.tokens[token] ?? 0) > 0),
    apply(scene, { tokens, who }) {
      const ship = whoIs(scene, who);
      if (ship) for (const token of tokens) loseToken(scene.game, ship, token, ship.tokens[token]);
    },
  },
  "remove token": {
    can: (scene, deed) => removable(scene, deed).length > 0,
    *perform(scene, deed) {
      const { self } = scene;
      const ship = whoIs(scene, deed.who);
      const picked = yield* choose<RemovableToken | undefined>(() => {
        const options = removable(scene, deed);
        return {
          kind: "remove token",
          seat: (whoIs(scene, deed.by ?? deed.who) ?? self.ship).seat,
          rule: "2E-TOKEN-01",
          about: { ship: ship?.id ?? self.ship.id, card: self.card },
          options: options.length > 0 ? optionsOf<RemovableToken | undefined>(options) : [{ key: "none", value: undefined }],
        };
      });
      if (!picked || !ship) return false;
      if ("token" in picked && picked.token === "stress") yield* removeStress(scene.game, ship, self.ship);
      else if ("token" in picked) loseToken(scene.game, ship, picked.token);
      else loseLock(scene.game, picked.holder, ship.id);
      return true;
    },
  },
  "lose locks": {
    can: (scene, { who }) => (whoIs(scene, who)?.locks.length ?? 0) > 0,
    apply(scene, { who }) {
      const ship = whoIs(scene, who);
      for (const lock of ship?.locks ?? []) if (ship) loseLock(scene.game, ship, lock);
    },
  },
  "remove lock": {
    can: (scene, { who }) => (whoIs(scene, who)?.locks.length ?? 0) > 0,
    *perform(scene, { who }) {
      const ship = whoIs(scene, who);
      if (!ship) return false;
      const lock = yield* choose<TargetId | undefined>(() => {
        const options = ship.locks.map((value) => ({ key: value, value }));
        return {
          kind: "remove lock",
          seat: scene.self.ship.seat,
          rule: scene.game.edition.questions.removeLock,
          about: { ship: ship.id, card: scene.self.card },
          options: options.length > 0 ? optionsOf<TargetId | undefined>(options) : [{ key: "none", value: undefined }],
        };
      });
      if (lock !== undefined) loseLock(scene.game, ship, lock);
      return lock !== undefined;
    },
  },
  lock: {
    can(scene, { on, who }) {
      const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
      return (
        isInPlay(ship) &&
        isInPlay(target) &&
        isEnemy(scene.game, ship, target) &&
        scene.game.board.range(ship, target) <= lockReach(scene.game, ship) &&
        mayAcquireLock(scene.game, ship, target)
      );
    },
    *perform(scene, { on, who }) {
      const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
      if (ship && target) yield* acquireLock(scene.game, ship, target);
    },
  },
  "pass lock": {
    can: (scene, { to }) => isInPlay(whoIs(scene, to)) && scene.self.ship.locks.length > 0,
    *perform(scene, { to }) {
      const { game, self } = scene;
      const [taker, rule] = [whoIs(scene, to), game.edition.questions.chooseEffect];
      const lock = yield* pickOne(scene, { rule, among: () => named(self.ship.locks) });
      if (taker && lock !== undefined) yield* passLock(game, self.ship, taker, lock);
    },
  },
  transfer: {
    can(scene, { token, from, to = "chosen" }) {
      const [giver, taker] = [whoIs(scene, from), whoIs(scene, to)];
      return giver !== undefined && taker !== undefined && mayTransfer(scene.game, giver, taker, token);
    },
    *perform(scene, { token, from, to = "chosen" }) {
      const [giver, taker] = [whoIs(scene, from), whoIs(scene, to)];
      if (giver && taker) yield* transferToken(scene.game, giver, taker, token);
    },
  },
  "break locks": {
    can: (scene, deed) => brokenBy(scene, deed).length > 0,
    apply(scene, deed) {
      const on = whoIs(scene, deed.on);
      for (const holder of brokenBy(scene, deed)) if (on) loseLock(scene.game, holder, on.id);
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
