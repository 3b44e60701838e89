/** Which action to perform, by the usual priorities, and where repositions end. */
import type { Pose } from "@broadside/geometry";
import { boost, rollEnd, toPiece } from "@broadside/geometry";
import { type Game, relationOf, type Ship, shieldsLeft, shieldValue } from "@broadside/rules";
import { barActions, canLock, isStressed } from "@broadside/rules/procedures";
import { expectOthers } from "./places.ts";
import { Arsenal, bestShot, enemiesOf, type Standing, standingOf } from "./standing.ts";

/** How a ship stands, against enemies where they are expected at the end of the round. */
export class Outlook {
  readonly game: Game;
  readonly ship: Ship;
  readonly enemies: readonly Ship[];
  private readonly arsenal: Arsenal;

  /** The game is moved about in, and must be one's own. */
  constructor(game: Game, ship: Ship) {
    expectOthers(game, ship, new Map());
    this.game = game;
    this.ship = ship;
    this.arsenal = new Arsenal(game);
    this.enemies = enemiesOf(game, ship.seat);
  }

  now(): Standing {
    return standingOf(this.game, this.arsenal, this.ship, this.enemies);
  }

  at(pose: Pose): Standing {
    const { pose: here, touching } = this.ship;
    this.ship.pose = pose;
    this.ship.touching = [];
    const found = this.now();
    this.ship.pose = here;
    this.ship.touching = touching;
    return found;
  }

  /** With its turret arc elsewhere. */
  turned(quarter: Ship["quarter"]): Standing {
    const { quarter: here } = this.ship;
    this.ship.quarter = quarter;
    const found = standingOf(this.game, new Arsenal(this.game), this.ship, this.enemies);
    this.ship.quarter = here;
    return found;
  }

  /** What it may do to each enemy now, the best first. */
  targets(): readonly { readonly enemy: Ship; readonly damage: number }[] {
    return this.enemies
      .map((enemy) => ({ enemy, damage: bestShot(this.game, this.arsenal, this.ship, enemy) }))
      .filter(({ damage }) => damage > 0)
      .sort((one, other) => other.damage - one.damage);
  }
}

/** A move is made where it brings an enemy into arc and none was, or takes the ship out of all arcs while it shoots at nobody. */
const isBetter = (after: Standing, before: Standing): boolean =>
  before.targets === 0 && (after.targets > 0 || (before.threats > 0 && after.threats === 0));

const QUARTERS = ["front", "right", "rear", "left"] as const;

/** The key of an action, or undefined where none is worth it. */
export function actionKey(outlook: Outlook, keys: readonly string[]): string | undefined {
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

/** Shields first, then a lock, then reinforcement of the side that is shot at. */
function hugeAction(outlook: Outlook, now: Standing, has: (name: string) => boolean): string | undefined {
  const { game, ship } = outlook;
  const missing = shieldValue(game, ship) - shieldsLeft(ship);
  if (has("recover") && missing >= 2 && ship.energy >= 2) return "recover";
  if (now.targets > 0 && has("lock") && locksNoneOf(outlook)) return "lock";
  if (now.threats > 0 && has("reinforce")) return "reinforce";
  return ["lock", "focus", "reinforce", "coordinate", "jam"].find(has);
}

function moveKey(outlook: Outlook, now: Standing, has: (name: string) => boolean): string | undefined {
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

/** Some enemy can be locked, and none that it shoots at is. */
function locksNoneOf(outlook: Outlook): boolean {
  const { game, ship } = outlook;
  const targets = outlook.targets().map(({ enemy }) => enemy);
  const among = targets.length > 0 ? targets : outlook.enemies;
  const isLocked = ({ id }: Ship): boolean => ship.locks.some((locked) => locked === id || locked.startsWith(`${id}:`));
  return !among.some(isLocked) && among.some((enemy) => canLock(game, ship, enemy, game.factsOf(enemy).hasSections ? "fore" : undefined));
}

/** The option whose place is the best; the first where none shows its place. */
export function placeKey(outlook: Outlook, options: readonly { readonly key: string; readonly pose?: Pose }[]): string | undefined {
  let best: { readonly key: string; readonly value: number } | undefined;
  for (const { key, pose } of options) {
    if (!pose) continue;
    const { value } = outlook.at(pose);
    if (!best || value > best.value) best = { key, value };
  }
  return best?.key;
}

/** Of enemies that may be locked the one that it can do most to, else the nearest; undefined where no option is an enemy. */
export function lockKey(outlook: Outlook, keys: readonly string[]): string | undefined {
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
    const at = aimed.indexOf(shipOf(key)?.id ?? "");
    return at < 0 ? aimed.length : at;
  };
  return [...open].sort((one, other) => rank(one) - rank(other))[0];
}

/** The quarter from which the ship can do most. */
export function quarterKey(outlook: Outlook, keys: readonly string[]): string | undefined {
  const quarters = QUARTERS.filter((quarter) => keys.includes(quarter));
  const value = (quarter: Ship["quarter"]): number => outlook.turned(quarter).value;
  return [...quarters].sort((one, other) => value(other) - value(one))[0];
}

/** The side on which more enemies are. */
export function reinforceKey({ ship, enemies }: Outlook, keys: readonly string[]): string | undefined {
  const { pose } = ship;
  if (!pose || !keys.includes("fore") || !keys.includes("aft")) return undefined;
  let ahead = 0;
  for (const { pose: at } of enemies) if (at) ahead += isAhead(pose, at) ? 1 : -1;
  return ahead >= 0 ? "fore" : "aft";
}

const isAhead = (pose: Pose, at: Pose): boolean => toPiece(pose, at).forward >= 0;
