/** Chooses which action to perform, by the usual priorities, and where repositions end. */
import type { Pose } from "@broadside/geometry";
import { boost, rollEnd, toPiece } from "@broadside/geometry";
import { type Game, relationOf, type Ship, shieldsLeft, shieldValue } from "@broadside/rules";
import { barActions, canLock, isStressed } from "@broadside/rules/procedures";
import { expectOthers } from "./places.ts";
import { Arsenal, bestShot, enemiesOf, type PositionValue, positionValueOf } from "./position-value.ts";

/** Measures how well a ship is placed against enemies in the positions expected at the end of the round. */
export class ExpectedPosition {
  readonly game: Game;
  readonly ship: Ship;
  readonly enemies: readonly Ship[];
  private readonly arsenal: Arsenal;

  /** Moves ships in the given game, so that game must be a copy. */
  constructor(game: Game, ship: Ship) {
    expectOthers(game, ship, new Map());
    this.game = game;
    this.ship = ship;
    this.arsenal = new Arsenal(game);
    this.enemies = enemiesOf(game, ship.seat);
  }

  now(): PositionValue {
    return positionValueOf(this.game, this.arsenal, this.ship, this.enemies);
  }

  at(pose: Pose): PositionValue {
    const { pose: here, touching } = this.ship;
    this.ship.pose = pose;
    this.ship.touching = [];
    const found = this.now();
    this.ship.pose = here;
    this.ship.touching = touching;
    return found;
  }

  /** Returns the value that the ship's position would have if the turret arc pointed to another quarter. */
  turned(quarter: Ship["quarter"]): PositionValue {
    const { quarter: here } = this.ship;
    this.ship.quarter = quarter;
    const found = positionValueOf(this.game, new Arsenal(this.game), this.ship, this.enemies);
    this.ship.quarter = here;
    return found;
  }

  /** Returns the damage that the ship may deal to each enemy now, highest first. */
  targets(): readonly { readonly enemy: Ship; readonly damage: number }[] {
    return this.enemies
      .map((enemy) => ({ enemy, damage: bestShot(this.game, this.arsenal, this.ship, enemy) }))
      .filter(({ damage }) => damage > 0)
      .sort((one, other) => other.damage - one.damage);
  }
}

/** True if a move improves the position: it brings the first enemy into arc, or takes a ship without targets out of all enemy arcs. */
const isBetter = (after: PositionValue, before: PositionValue): boolean =>
  before.targets === 0 && (after.targets > 0 || (before.threats > 0 && after.threats === 0));

const QUARTERS = ["front", "right", "rear", "left"] as const;

/** Returns the key of an action, or undefined if none is worth it. */
export function actionKey(outlook: ExpectedPosition, keys: readonly string[]): string | undefined {
  const { game, ship } = outlook;
  const offered = new Set(keys);
  for (const { name, colour } of barActions(game, ship)) if (colour === "red" && !isWhiteToo(game, ship, name)) offered.delete(name);
  const has = (name: string): boolean => offered.has(name);
  for (const name of ["scramble", "tow"]) if (has(name)) return name;
  const now = outlook.now();
  if (game.factsOf(ship).isHuge) return hugeAction(outlook, now, has);
  if (now.targets === 0) {
    const move = moveKey(outlook, now, has);
    if (move !== undefined) return move;
    const repair = keys.find((key) => key.startsWith("damage:"));
    if (repair !== undefined) return repair;
    if (now.threats > 0) for (const name of ["evade", "reinforce", "focus", "calculate"]) if (has(name)) return name;
  }
  if (has("reload") && now.targets === 0 && now.threats === 0 && ship.upgrades.some(({ faceup }) => !faceup)) return "reload";
  if (has("lock") && locksNoneOf(outlook)) return "lock";
  return ["focus", "calculate", "evade", "reinforce", "lock", "coordinate", "jam"].find(has);
}

const isWhiteToo = (game: Game, ship: Ship, action: string): boolean =>
  barActions(game, ship).some(({ name, colour }) => name === action && colour === "white");

/** Chooses a huge ship's action: shields first, then a lock, then reinforcing the side under fire. */
function hugeAction(outlook: ExpectedPosition, now: PositionValue, has: (name: string) => boolean): string | undefined {
  const { game, ship } = outlook;
  const missing = shieldValue(game, ship) - shieldsLeft(ship);
  if (has("recover") && missing >= 2 && ship.energy >= 2) return "recover";
  if (now.targets > 0 && has("lock") && locksNoneOf(outlook)) return "lock";
  if (now.threats > 0 && has("reinforce")) return "reinforce";
  return ["lock", "focus", "reinforce", "coordinate", "jam"].find(has);
}

function moveKey(outlook: ExpectedPosition, now: PositionValue, has: (name: string) => boolean): string | undefined {
  const { game, ship } = outlook;
  const { pose } = ship;
  if (!pose || isStressed(ship)) return undefined;
  const base = game.board.baseOf(ship);
  if (has("rotate-arc") && QUARTERS.some((quarter) => isBetter(outlook.turned(quarter), now))) return "rotate-arc";
  const boosts = (["straight", "left", "right"] as const).map((way) => boost(base, pose, way).pose);
  if (has("boost") && boosts.some((end) => isBetter(outlook.at(end), now))) return "boost";
  const rolls = (["left", "right"] as const).map((side) => rollEnd(base, pose, side, 0));
  return has("barrel-roll") && rolls.some((end) => isBetter(outlook.at(end), now)) ? "barrel-roll" : undefined;
}

/** True if the ship has locked none of its targets but could lock one. If it has no targets, all enemies count as targets. */
function locksNoneOf(outlook: ExpectedPosition): boolean {
  const { game, ship } = outlook;
  const targets = outlook.targets().map(({ enemy }) => enemy);
  const among = targets.length > 0 ? targets : outlook.enemies;
  const isLocked = ({ id }: Ship): boolean => ship.locks.some((locked) => locked === id || locked.startsWith(`${id}:`));
  return !among.some(isLocked) && among.some((enemy) => canLock(game, ship, enemy, game.factsOf(enemy).hasSections ? "fore" : undefined));
}

/** Returns the option with the best position. Undefined if no option shows where the ship would be. */
export function placeKey(
  outlook: ExpectedPosition,
  options: readonly { readonly key: string; readonly pose?: Pose }[],
): string | undefined {
  let best: { readonly key: string; readonly value: number } | undefined;
  for (const { key, pose } of options) {
    if (!pose) continue;
    const { value } = outlook.at(pose);
    if (!best || value > best.value) best = { key, value };
  }
  return best?.key;
}

/**
 * Returns the enemy to lock: the one that the ship can damage most or, if it can damage none, the nearest; undefined if no option is an
 * enemy.
 */
export function lockKey(outlook: ExpectedPosition, keys: readonly string[]): string | undefined {
  const { game, ship } = outlook;
  const shipOf = (key: string): Ship | undefined => game.state.ships.find(({ id }) => id === key || key.startsWith(`${id}:`));
  const isOpen = (key: string): boolean => {
    const enemy = shipOf(key);
    if (!enemy || relationOf(game.setup.seats, ship.seat, enemy.seat) !== "enemy") return false;
    return canLock(game, ship, enemy, key.endsWith(":aft") ? "aft" : key.endsWith(":fore") ? "fore" : undefined);
  };
  const open = keys.filter(isOpen);
  const aimed = outlook.targets().map(({ enemy }) => enemy.id);
  const rank = (key: string): number => {
    const target = shipOf(key)?.id;
    const at = target === undefined ? -1 : aimed.indexOf(target);
    return at < 0 ? aimed.length : at;
  };
  return [...open].sort((one, other) => rank(one) - rank(other))[0];
}

/** Returns the best quarter for the ship's turret arc. */
export function quarterKey(outlook: ExpectedPosition, keys: readonly string[]): string | undefined {
  const quarters = QUARTERS.filter((quarter) => keys.includes(quarter));
  const value = (quarter: Ship["quarter"]): number => outlook.turned(quarter).value;
  return [...quarters].sort((one, other) => value(other) - value(one))[0];
}

/** Returns the side with more enemies. */
export function reinforceKey({ ship, enemies }: ExpectedPosition, keys: readonly string[]): string | undefined {
  const { pose } = ship;
  if (!pose || !keys.includes("fore") || !keys.includes("aft")) return undefined;
  let ahead = 0;
  for (const { pose: at } of enemies) if (at) ahead += isAhead(pose, at) ? 1 : -1;
  return ahead >= 0 ? "fore" : "aft";
}

const isAhead = (pose: Pose, at: Pose): boolean => toPiece(pose, at).forward >= 0;
