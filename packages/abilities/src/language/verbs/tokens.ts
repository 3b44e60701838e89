/** Verbs about tokens, locks and Condition cards. */
import { objectIn, type Ship, type TargetId, type TokenKind } from "@broadside/rules";
import {
  acquireLock,
  assignCondition,
  canLock,
  choose,
  focusHolders,
  holdersOfLocksOn,
  isEnemy,
  isForbiddenByBullseye,
  isOnAttacker,
  isRemovable,
  type LockAim,
  lockChosen,
  locksOpen,
  locksToSpend,
  lockTarget,
  loseLock,
  loseToken,
  may,
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
  whoseLock,
} from "@broadside/rules/procedures";
import { amountOf, type RulesFor, type TokenInstruction } from "../instruction.ts";
import { named, pickOne } from "../pick.ts";
import { type CardScene, type Who, whoIs } from "../scene.ts";
import type { ShipWhen } from "../when.ts";

export const isInPlay = (ship: Ship | undefined): ship is Ship => ship?.status === "inPlay";

/**
 * Returns a lock that the card's ship can spend: its own or, while it attacks, one that it can use as its own. In an attack, a lock
 * on the defender must be on the targeted section, and a lock on the attacker must be on the section that fires (HS-TOKEN-09).
 */
function lockOn(scene: CardScene, on: Who): TargetId | undefined {
  const { game, attack, self } = scene;
  const maySpend = (lock: TargetId): boolean => locksToSpend(game, self.ship, lock, "everything", attack).length > 0;
  if (on === "defender" && attack) return maySpend(lockTarget(attack)) ? lockTarget(attack) : undefined;
  const target = whoIs(scene, on);
  return self.ship.locks.find(
    (lock) => (on === "attacker" && attack ? isOnAttacker(lock, attack) : objectIn(lock) === target?.id) && maySpend(lock),
  );
}

/** A lock on a ship or a section, and the ship that holds it. */
interface HeldLock {
  readonly holder: Ship;
  readonly lock: TargetId;
}

/** Returns locks that enemies of the card's ship have on a ship. Two identical locks held by the same ship appear once. */
function enemyLocks(scene: CardScene, on: Ship | undefined): readonly HeldLock[] {
  const { game, self } = scene;
  return game.state.ships.flatMap((holder) =>
    on && isEnemy(game, self.ship, holder)
      ? [...new Set(holder.locks)].flatMap((lock) => (objectIn(lock) === on.id ? [{ holder, lock }] : []))
      : [],
  );
}

/** Returns the objects that a ship can lock and that the card allows. */
const openTo = (scene: CardScene, ship: Ship, among: ShipWhen | undefined) => locksOpen(scene.game, ship, suchOf(scene, among));
const suchOf =
  (scene: CardScene, among: ShipWhen | undefined) =>
  ({ target, section }: LockAim): boolean =>
    among?.(section ? { ...scene, at: section } : scene, target) ?? true;

/** A ship's token, or another ship's lock on it. Such a lock counts as the ship's own red token (2E-ACT-36). */
type RemovableToken = { readonly token: TokenKind } | { readonly holder: Ship };

function removable(
  scene: CardScene,
  { tokens, orLock, who }: Extract<TokenInstruction, { readonly verb: "remove token" }>,
): readonly Option<RemovableToken>[] {
  const ship = whoIs(scene, who);
  if (!isInPlay(ship)) return [];
  const held = tokens.filter((token) => isRemovable(scene.game, ship, token)).map((token) => ({ key: token, value: { token } }));
  if (!orLock) return held;
  return [...held, ...holdersOfLocksOn(scene.game, ship.id).map((holder) => ({ key: `lock of ${holder.id}`, value: { holder } }))];
}

/** Returns the ships whose locks on the target are broken. */
function brokenBy(scene: CardScene, { of, on }: Extract<TokenInstruction, { readonly verb: "break locks" }>): readonly Ship[] {
  const target = whoIs(scene, on);
  const holders = target ? holdersOfLocksOn(scene.game, target.id) : [];
  return of ? holders.filter((holder) => holder === whoIs(scene, of)) : holders;
}

/** True if the ship may spend another ship's focus token as its own while it attacks. */
const isLent = ({ game, attack }: CardScene, ship: Ship, token: TokenKind): boolean =>
  token === "focus" && attack?.attacker === ship.id && focusHolders(game, ship).length > 0;

const NO_LOCK = { key: "none", value: undefined } as const;

export const TOKEN_VERBS: RulesFor<TokenInstruction> = {
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
      if (received >= wanted || scene.game.edition.replacedCosts === "paid") return true;
      return !(scene.isCost && token === "stress" && ship === scene.self.ship);
    },
  },
  spend: {
    can(scene, { token, who, from = who }) {
      const [ship, holder] = [whoIs(scene, who), whoIs(scene, from)];
      if (!ship || !holder) return false;
      const { game, attack } = scene;
      const isBarred = scene.dice !== undefined && attack !== undefined && isForbiddenByBullseye(game, ship, token, attack);
      if (!may(game, "spend", { ship, token, attack, holder }, !isBarred)) return false;
      return holder.tokens[token] > 0 || (holder === ship && isLent(scene, ship, token));
    },
    *perform(scene, { token, who, from = who }) {
      const [ship, holder] = [whoIs(scene, who), whoIs(scene, from)];
      if (!ship || !holder) return;
      if (holder === ship && isLent(scene, ship, token)) yield* spendFocus(scene.game, ship);
      else yield* spendToken(scene.game, ship, token, holder);
    },
  },
  "spend lock": {
    can: (scene, { on }) => lockOn(scene, on) !== undefined,
    *perform(scene, { on }) {
      const { game, self } = scene;
      const lock = lockOn(scene, on);
      if (lock !== undefined) yield* spendLock(game, self.ship, lock, yield* whoseLock(game, self.ship, lock, "everything"));
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
    can: (scene, instruction) => removable(scene, instruction).length > 0,
    *perform(scene, instruction) {
      const { self } = scene;
      const ship = whoIs(scene, instruction.who);
      const picked = yield* choose<RemovableToken | undefined>(() => {
        const options = removable(scene, instruction);
        return {
          kind: "remove token",
          seat: (whoIs(scene, instruction.by ?? instruction.who) ?? self.ship).seat,
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
        const options = [...new Set(ship.locks)].map((value) => ({ key: value, value }));
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
  "remove enemy lock": {
    can: (scene, { from }) => enemyLocks(scene, whoIs(scene, from)).length > 0,
    *perform(scene, { from, orNone }) {
      const { game, self } = scene;
      const ship = whoIs(scene, from);
      const holder = yield* choose<Ship | undefined>(() => {
        const holders = [...new Set(enemyLocks(scene, ship).map((one) => one.holder))];
        const options = holders.map((value) => ({ key: value.id, value }));
        return {
          kind: "whose lock goes",
          seat: self.ship.seat,
          rule: game.edition.questions.removeLock,
          about: { ship: (ship ?? self.ship).id, card: self.card },
          options: orNone || options.length === 0 ? [NO_LOCK, ...options] : optionsOf<Ship | undefined>(options),
        };
      });
      if (!holder) return false;
      const lock = yield* choose<TargetId | undefined>(() => {
        const own = enemyLocks(scene, ship).filter((one) => one.holder === holder);
        const options = own.map((one) => ({ key: one.lock, value: one.lock }));
        return {
          kind: "remove lock",
          seat: self.ship.seat,
          rule: game.edition.questions.removeLock,
          about: { ship: holder.id, card: self.card },
          options: options.length > 0 ? optionsOf<TargetId | undefined>(options) : [NO_LOCK],
        };
      });
      if (lock !== undefined) loseLock(game, holder, lock);
      return lock !== undefined;
    },
  },
  lock: {
    can(scene, { on, who }) {
      const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
      return isInPlay(ship) && isInPlay(target) && canLock(scene.game, ship, target);
    },
    *perform(scene, { on, who, second }) {
      const [ship, target] = [whoIs(scene, who), whoIs(scene, on)];
      if (ship && target) yield* acquireLock(scene.game, ship, target, undefined, second);
    },
  },
  "acquire lock": {
    can(scene, { who, among }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && openTo(scene, ship, among).length > 0;
    },
    *perform(scene, { who, among, orNone, second }) {
      const ship = whoIs(scene, who);
      if (!ship) return false;
      const { card } = scene.self;
      const hasLocked = yield* lockChosen(scene.game, ship, {
        isSuch: suchOf(scene, among),
        card,
        ...(orNone && { orNone }),
        ...(second && { second }),
      });
      // Declining doesn't count as failing, so the player isn't asked to choose another ship.
      return hasLocked || orNone === true;
    },
  },
  "pass lock": {
    can: (scene, { to }) => isInPlay(whoIs(scene, to)) && scene.self.ship.locks.length > 0,
    *perform(scene, { to }) {
      const { game, self } = scene;
      const [taker, rule] = [whoIs(scene, to), game.edition.questions.chooseEffect];
      const lock = yield* pickOne(scene, { rule, among: () => named([...new Set(self.ship.locks)]) });
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
    can: (scene, instruction) => brokenBy(scene, instruction).length > 0,
    apply(scene, instruction) {
      const on = whoIs(scene, instruction.on);
      for (const holder of brokenBy(scene, instruction)) if (on) loseLock(scene.game, holder, on.id);
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
