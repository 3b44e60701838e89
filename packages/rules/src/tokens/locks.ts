/** Locks: which ships hold, use or spend one, what a ship may lock, and how it gets a lock. */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { CardKey } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { LentFor } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may, sum } from "../queries/query.ts";
import { isEnemy, isFriendly } from "../queries/relation.ts";
import { type Attack, objectIn, type Ship, type ShipId, type TargetId, targetId } from "../state/state.ts";

export const hasLock = (ship: Ship, target: TargetId): boolean => ship.locks.includes(target);
/** Whether the ship has locked the target or any of its sections. */
export const hasLockOn = (ship: Ship, target: ShipId): boolean => ship.locks.some((lock) => objectIn(lock) === target);
/** The ship or section that a lock must be on to count in an attack (HS-TOKEN-09). */
export const lockTarget = ({ defender, section }: Attack): TargetId => targetId(defender, section);
/**
 * Whether a lock is on the attacker. If the attacker has two Ship cards, the lock must be on the section that fires (HS-TOKEN-09). Used by
 * cards.
 */
export const isOnAttacker = (lock: TargetId, { attacker, from }: Attack): boolean =>
  from === undefined ? objectIn(lock) === attacker : lock === targetId(attacker, from);

/**
 * Removes a lock. A lock is stored as a single thing, so its red and its blue token are always removed together (1E-ACT-09). If a ship has
 * two locks on the same target, only one is removed.
 */
export function loseLock(game: Situation, ship: Ship, target: TargetId): void {
  const at = ship.locks.indexOf(target);
  if (at >= 0) game.setShip(ship, { locks: ship.locks.toSpliced(at, 1) });
}

// ── Using locks ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Returns the ships that have a lock on the target which this ship may use: the ship itself and, while it attacks, ships whose locks a card
 * lets it use (1E-TOKEN-06).
 */
export function lockHolders(game: Situation, ship: Ship, target: TargetId, lentFor: LentFor): readonly Ship[] {
  const holders = hasLock(ship, target) ? [ship] : [];
  const isAttacking = lentFor === "firing" || game.state.attack?.attacker === ship.id;
  if (isAttacking && game.bearers.onPermission(game, "lendLock").length > 0)
    for (const lender of game.state.ships)
      if (lender !== ship && hasLock(lender, target) && may(game, "lendLock", { ship, lender, lentFor }, false)) holders.push(lender);
  return holders;
}

/** Returns the ships whose lock this ship may spend now. */
export const locksToSpend = (
  game: Situation,
  ship: Ship,
  target: TargetId,
  lentFor: LentFor,
  attack = game.state.attack,
): readonly Ship[] =>
  lockHolders(game, ship, target, lentFor).filter((holder) => may(game, "spend", { ship, token: "lock", attack, holder }, true));

/** Returns the ship whose lock is spent. If there are several, the player chooses; if there is none, returns the ship itself. */
export function* whoseLock(game: Situation, ship: Ship, target: TargetId, lentFor: LentFor): Procedure<Ship> {
  const [first = ship, ...others] = locksToSpend(game, ship, target, lentFor);
  if (others.length === 0) return first;
  return yield* choose<Ship>(() => ({
    kind: "whose lock",
    seat: ship.seat,
    rule: "1E-TOKEN-06",
    about: { ship: ship.id, target: objectIn(target) },
    options: optionsOf(locksToSpend(game, ship, target, lentFor).map((value) => ({ key: value.id, value }))),
  }));
}

/** Spends a lock as a cost. Another ship may lend its lock. Cards react once the cost is paid. */
export function spendLock(game: Situation, ship: Ship, target: TargetId, holder: Ship = ship): Procedure {
  loseLock(game, holder, target);
  return window(game, "tokenSpent", { ship: ship.id, spent: "lock", target: objectIn(target) });
}

// ── Having locks ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const LOCK_RANGE = 3;
/** Returns the range of a ship's locks (1E-ACT-07). */
export const lockReach = (game: Situation, ship: Ship): number => LOCK_RANGE + sum(game, "lockReach", { ship });

/** Whether the target may be locked. Enemies may always be; friendly ships only if a card says so (1E-COMBAT-03). */
export const mayBeLocked = (game: Situation, ship: Ship, target: Ship): boolean =>
  isEnemy(game, ship, target) ||
  (game.bearers.onPermission(game, "lockFriends").length > 0 &&
    target !== ship &&
    isFriendly(game, ship, target) &&
    may(game, "lockFriends", { ship, target }, false));

/**
 * Whether a ship could lock another where they are now. This depends on the target's side, the cards and the range. For a huge ship, the
 * range to the section counts (HS-TOKEN-08); if no section is given, any section will do.
 */
export function canLock(game: Situation, ship: Ship, target: Ship, section?: Section): boolean {
  if (section === undefined && game.factsOf(target).hasSections) return SECTIONS.some((one) => canLock(game, ship, target, one));
  if (ship.status !== "inPlay" || target.status !== "inPlay" || !game.edition.mayLock(game, ship)) return false;
  if (!mayBeLocked(game, ship, target)) return false;
  const range = game.board.rangeTo(ship, target, section);
  if (!isLockAllowed(game, ship, target, section, range)) return false;
  return range <= lockReach(game, ship) || reachesAnywhere(game, ship, target, section);
}

/** Whether no card forbids the lock. */
function isLockAllowed(
  game: Situation,
  ship: Ship,
  target: Ship,
  section?: Section,
  range: number = game.board.rangeTo(ship, target, section),
): boolean {
  return may(game, "lock", { ship, target, range, object: targetId(target.id, section) }, true);
}

function reachesAnywhere(game: Situation, ship: Ship, target: Ship, section: Section | undefined): boolean {
  if (game.bearers.onPermission(game, "reachAnywhere").length === 0) return false;
  const area = section ? game.board.section(target, section) : game.board.body(target);
  const object = { id: targetId(target.id, section), ship: target, area };
  return may(game, "reachAnywhere", { ship, by: "lock", target, object, section }, false);
}

/** What a lock can be on: a ship, or a section of a huge ship. */
export interface LockAim {
  readonly target: Ship;
  readonly section: Section | undefined;
}

/** Returns the ways to lock a ship: as a whole, or one of its sections. */
const aimsAt = (game: Situation, target: Ship): readonly LockAim[] =>
  (game.factsOf(target).hasSections ? SECTIONS : WHOLE).map((section) => ({ target, section }));
const WHOLE = [undefined] as const;

/**
 * Lists everything the ship could lock, nearest first. Some cards force other ships to lock the card's own ship. If the ship could lock
 * such a target, only such targets are listed.
 */
export function locksOpen(game: Situation, ship: Ship, isSuch: (aim: LockAim) => boolean = anything): readonly LockAim[] {
  if (ship.status !== "inPlay") return [];
  const open: LockAim[] = [];
  for (const target of game.state.ships)
    if (target.status === "inPlay" && mayBeLocked(game, ship, target))
      for (const aim of aimsAt(game, target)) if (isSuch(aim) && canLock(game, ship, target, aim.section)) open.push(aim);
  const distance = ({ target, section }: LockAim): number => game.board.rangeTo(ship, target, section);
  open.sort((one, other) => distance(one) - distance(other));
  const drawn = isAnyLockDrawn(game) ? open.filter(({ target }) => may(game, "drawLock", { ship, target }, false)) : [];
  return drawn.length > 0 ? drawn : open;
}
const anything = (): boolean => true;
const isAnyLockDrawn = (game: Situation): boolean => game.bearers.onPermission(game, "drawLock").length > 0;

/** Returns the locks that cards require: if the ship acquires a lock now, it must be one of these. */
export const locksDrawn = (game: Situation, ship: Ship): readonly LockAim[] =>
  isAnyLockDrawn(game) ? locksOpen(game, ship).filter(({ target }) => may(game, "drawLock", { ship, target }, false)) : [];

interface ChosenLock {
  readonly isSuch?: (aim: LockAim) => boolean;
  /** True if the player may also choose no lock, which is then the default. */
  readonly orNone?: true;
  /** True for the second lock, if a card lets the ship acquire two together. */
  readonly second?: true;
  /** The card that grants the lock. */
  readonly card?: CardKey;
}

/** Lets a ship acquire a lock because of a first-edition card. This isn't an action (1E-ACT-24). Returns false if nothing was locked. */
export const lockChosen = procedure("lockChosen", function* (game: Situation, ship: Ship, chosen: ChosenLock = {}): Procedure<boolean> {
  const { isSuch, orNone, second, card } = chosen;
  const aim = yield* choose<LockAim | undefined>((now) => {
    const options = locksOpen(now, ship, isSuch).map((value) => ({ key: targetId(value.target.id, value.section), value }));
    return {
      kind: "lock",
      seat: ship.seat,
      rule: "1E-ACT-24",
      about: { ship: ship.id, ...(card && { card }) },
      options: orNone || options.length === 0 ? [NO_LOCK, ...options] : optionsOf<LockAim | undefined>(options),
    };
  });
  if (!aim) return false;
  yield* acquireLock(game, ship, aim.target, aim.section, second);
  return true;
});
const NO_LOCK = { key: "none", value: undefined } as const;

/**
 * Acquires a lock. It replaces the ship's old lock (1E-ACT-07, -24, -25), even one on the other section of the same ship (HS-TOKEN-10). On
 * a huge ship, a section is locked (HS-TOKEN-07): the given one, or the one that the lock's owner chooses.
 */
export const acquireLock = procedure(
  "acquireLock",
  function* (game: Situation, ship: Ship, target: Ship, section?: Section, second?: true): Procedure {
    if (ship.status !== "inPlay" || target.status !== "inPlay" || !game.edition.mayLock(game, ship)) return;
    if (!aimsAt(game, target).some((aim) => isLockAllowed(game, ship, target, aim.section))) return;
    const locked = game.factsOf(target).hasSections ? (section ?? (yield* sectionToLock(ship, target))) : undefined;
    if (ship.status !== "inPlay" || target.status !== "inPlay") return;
    if (!isLockAllowed(game, ship, target, locked)) return;
    game.setShip(ship, { locks: yield* locksBeside(game, ship, targetId(target.id, locked)) });
    game.note({ note: "lock", ship: ship.id, target: target.id, section: locked });
    yield* window(game, "lockAcquired", { ship: ship.id, target: target.id, ...(second && { second }) });
    yield* game.afterAssigned(ship, "lock");
  },
);

/**
 * Returns the ship's locks after it has acquired a new one: the new lock, and the old ones that stay. Old ones stay only if a card lets the
 * ship hold several, on different targets or on the same ship. If there are too many, the player chooses which ones stay.
 */
export function* locksBeside(game: Situation, ship: Ship, target: TargetId): Procedure<readonly TargetId[]> {
  const isOnSame = (lock: TargetId): boolean => objectIn(lock) === objectIn(target);
  const others = yield* kept(game, ship, (lock) => !isOnSame(lock), sum(game, "locksHeld", { ship }));
  const same = yield* kept(game, ship, isOnSame, sum(game, "locksOnOne", { ship }));
  return [...others, ...same, target];
}

/** Asks which locks stay, as many as there is room for. */
function* kept(game: Situation, ship: Ship, isSuch: (lock: TargetId) => boolean, room: number): Procedure<readonly TargetId[]> {
  const held = ship.locks.filter(isSuch);
  if (room === 0) return [];
  const staying: TargetId[] = [];
  let left = held;
  while (staying.length < room && left.length > 0) {
    const isEnough = left.length <= room - staying.length;
    const lock = isEnough ? left[0] : yield* lockToKeep(game, ship, left);
    if (lock === undefined) break;
    staying.push(lock);
    left = left.toSpliced(left.indexOf(lock), 1);
  }
  return staying;
}

/**
 * Removes locks from a ship that has lost the card that let it hold several. The player chooses which ones stay (1E-ACT-07). Also used by
 * cards.
 */
export const trimLocks = procedure("trimLocks", function* (game: Situation, ship: Ship): Procedure {
  if (ship.locks.length < 2) return;
  const most = 1 + sum(game, "locksHeld", { ship }) + sum(game, "locksOnOne", { ship });
  if (ship.locks.length > most) game.setShip(ship, { locks: yield* kept(game, ship, anything, most) });
});

export const lockToKeep = (game: Situation, ship: Ship, locks: readonly TargetId[]): Procedure<TargetId> =>
  choose<TargetId>(() => ({
    kind: "lock to keep",
    seat: ship.seat,
    rule: game.edition.questions.keptLock,
    about: { ship: ship.id },
    options: optionsOf([...new Set(locks)].map((value) => ({ key: value, value }))),
  }));

/** Asks which section to lock: one in range, or any section if the lock ignores range. */
export const sectionToLock = (ship: Ship, target: Ship): Procedure<Section> =>
  choose<Section>((now) => {
    const near = SECTIONS.filter((section) => canLock(now, ship, target, section));
    return {
      kind: "lock section",
      seat: ship.seat,
      rule: "HS-TOKEN-07",
      about: { ship: ship.id, target: target.id },
      options: optionsOf((near.length > 0 ? near : SECTIONS).map((value) => ({ key: value, value }))),
    };
  });
