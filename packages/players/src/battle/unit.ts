/** The ships of a game as a bot weighs them: figures asked of the rules once for a choice. */
import { DICE_NUMBERS, rangeDice } from "@broadside/dice";
import { BAND, type BaseId } from "@broadside/geometry";
import {
  agility,
  damageTotal,
  type Game,
  type GameSetup,
  hull,
  isPrimary,
  partsOf,
  pilotSkill,
  relationOf,
  type Seat,
  type Ship,
  shieldsLeft,
  shieldValue,
  shipIn,
} from "@broadside/rules";
import { isOrdnance, weaponDice, weaponKey, weaponsOf } from "@broadside/rules/procedures";
import { expectedDamage, type Help } from "./damage.ts";
import { type ArcCells, cellsOf, reach, type Stand, standAt } from "./stand.ts";

export interface Gun {
  /** What options of a question call it. */
  readonly key: string;
  readonly dice: number;
  /** More dice near by, and more against it from afar. */
  readonly hasRangeBonus: boolean;
  /** In bands. */
  readonly least: number;
  readonly most: number;
  readonly cells: ArcCells;
  /** It can be fired only at what the ship has locked. */
  readonly needsLock: boolean;
}

export interface Unit {
  readonly ship: Ship;
  readonly isMine: boolean;
  readonly edition: GameSetup["edition"];
  readonly base: BaseId;
  readonly stand: Stand;
  readonly guns: readonly Gun[];
  /** The farthest that any of them reaches. */
  readonly reach: number;
  readonly agility: number;
  readonly isHuge: boolean;
  /** Lower ones move first; huge ships after all others. */
  readonly turn: number;
  /** Higher ones fire first. */
  readonly skill: number;
  readonly health: number;
  /** What it had at first. */
  readonly full: number;
  /** Whether it carries something of the scenario. */
  readonly carries: boolean;
  /** What a smaller ship suffers under it. */
  readonly ranOver: (speed: number) => number;
  /** What it counts, of a hundred for the largest side. */
  readonly worth: number;
  /** What the next damage to it is worth. */
  readonly rate: number;
}

export interface Battle {
  readonly game: Game;
  readonly seat: Seat;
  readonly mine: readonly Unit[];
  readonly foes: readonly Unit[];
}

/** What the largest side counts in all. */
function scaleOf({ facts, state, setup }: Game): number {
  const totals = new Map<number, number>();
  for (const { place, seat } of state.ships) {
    const team = setup.seats[seat]?.team ?? seat;
    totals.set(team, (totals.get(team) ?? 0) + (facts.ships[place]?.points ?? 0));
  }
  return 100 / Math.max(1, ...totals.values());
}

export function unitsOf(game: Game, seat: Seat): Battle {
  const scale = scaleOf(game);
  const mine: Unit[] = [];
  const foes: Unit[] = [];
  for (const ship of game.state.ships) {
    if (ship.status !== "inPlay" || !ship.pose) continue;
    const relation = relationOf(game.setup.seats, seat, ship.seat);
    const isMine = relation === "own" || relation === "allied";
    (isMine ? mine : foes).push(unitOf(game, ship, isMine, scale));
  }
  return { game, seat, mine, foes };
}

function unitOf(game: Game, ship: Ship, isMine: boolean, scale: number): Unit {
  const base = game.board.baseOf(ship);
  const guns = gunsOf(game, ship, base);
  const { isHuge } = game.factsOf(ship);
  const skill = pilotSkill(game, ship);
  const full = Math.max(1, fullHealth(game, ship));
  const health = Math.min(full, Math.max(1, healthOf(game, ship)));
  const carries = game.state.scenario?.pieces.some(({ carrier }) => carrier === ship.id) ?? false;
  const worth = Math.max(1, (game.facts.ships[ship.place]?.points ?? 0) * scale) + (carries ? CARRIED : 0);
  return {
    ship,
    isMine,
    edition: game.setup.edition,
    base,
    stand: standAt(base, ship.pose ?? NOWHERE),
    guns,
    reach: guns.reduce((most, gun) => Math.max(most, gun.most), 0) * BAND,
    agility: agility(game, ship, undefined),
    isHuge,
    turn: skill + (isHuge ? AFTER_ALL : 0),
    skill,
    health,
    full,
    carries,
    ranOver: game.edition.runOverDamage,
    worth,
    rate: worthAt(worth, full, health) - worthAt(worth, full, health - 1),
  };
}
const NOWHERE = { x: 0, y: 0, heading: 0 };
const AFTER_ALL = 100;
/** What a ship carries for its side counts as much as this. */
const CARRIED = 15;

/** Hull and shields left, of both sections of a corvette together. */
const healthOf = (game: Game, ship: Ship): number =>
  partsOf(game, ship).reduce((sum, part) => sum + hull(game, ship, part) + shieldsLeft(ship, part) - damageTotal(game, ship, part), 0);

const fullHealth = (game: Game, ship: Ship): number =>
  partsOf(game, ship).reduce((sum, part) => sum + hull(game, ship, part) + shieldValue(game, ship, part), 0);

/** What a ship with so much health left is worth: partly its health, partly its being there, which the last damage takes. */
export const worthAt = (worth: number, full: number, health: number): number =>
  health <= 0 ? 0 : worth * ((HEALTH_SHARE * health) / full + ((1 - HEALTH_SHARE) * (health / (health + 1)) * (full + 1)) / full);
const HEALTH_SHARE = 0.6;

function gunsOf(game: Game, ship: Ship, base: BaseId): readonly Gun[] {
  return weaponsOf(game, ship).flatMap(({ weapon, arcs, least, most, part }): readonly Gun[] => {
    const card = isPrimary(weapon) ? undefined : ship.upgrades[weapon];
    // A huge ship that has still to move will fill its weapons.
    if ((ship.activated && (part?.energy ?? 0) > (card?.energy ?? 0)) || (part?.charges ?? 0) > (card?.charges ?? 0)) return [];
    const dice = weaponDice(game, ship, weapon);
    if (dice <= 0) return [];
    const needsLock = part?.needs === "lock" || part?.spends?.includes("lock") === true;
    const hasRangeBonus = isPrimary(weapon) || (game.edition.contactBand === 0 && !isOrdnance(game, ship, weapon));
    return [{ key: weaponKey(ship, weapon), dice, hasRangeBonus, least, most, cells: cellsOf(game.edition.arcs, base, arcs), needsLock }];
  });
}

/** What a ship may be expected to do to another, both standing somewhere: with the best of its weapons, a huge ship with all of them. */
export function shot(from: Unit, at: Stand, to: Unit, there: Stand, helped: Help, guarded: Help): number {
  let best = 0;
  let sum = 0;
  for (const gun of from.guns) {
    if (gun.needsLock && !from.ship.locks.some((lock) => shipIn(lock) === to.ship.id)) continue;
    const damage = shotBy(gun, at, to, there, helped, guarded);
    best = Math.max(best, damage);
    sum += damage;
  }
  return from.isHuge ? sum : best;
}

/** The same of ships that each have a token, or none: a token is spent now on the own attack, now on the defense. */
export function fire(from: Unit, at: Stand, to: Unit, there: Stand, isReady: boolean, isGuarded: boolean): number {
  const dx = there.x - at.x;
  const dy = there.y - at.y;
  const far = from.reach + at.radius + there.radius;
  if (dx * dx + dy * dy > far * far) return 0;
  const helped = isReady ? 1 : 0;
  let best = 0;
  let sum = 0;
  for (const gun of from.guns) {
    if (gun.needsLock && !from.ship.locks.some((lock) => shipIn(lock) === to.ship.id)) continue;
    const band = bandOf(gun, at, there);
    if (band === 0) continue;
    const open = damageAt(gun, band, to, helped, 0);
    const damage = isGuarded ? (open + damageAt(gun, band, to, helped, 1)) / 2 : open;
    if (damage > best) best = damage;
    sum += damage;
  }
  return from.isHuge ? sum : best;
}

/** The band that a target is in, 0 where the weapon does not reach it. */
function bandOf(gun: Gun, at: Stand, there: Stand): number {
  const distance = reach(at, gun.cells, there, gun.most * BAND);
  if (distance === Number.POSITIVE_INFINITY) return 0;
  const band = distance <= BAND ? 1 : Math.ceil(distance / BAND);
  return band < gun.least || band > gun.most ? 0 : band;
}

function damageAt({ dice, hasRangeBonus }: Gun, band: number, { edition, agility: evades }: Unit, helped: Help, guarded: Help): number {
  const numbers = DICE_NUMBERS[edition];
  const near = hasRangeBonus ? rangeDice(numbers, "attack", band) : 0;
  const far = hasRangeBonus ? rangeDice(numbers, "defense", band) : 0;
  return expectedDamage(edition, dice + near, helped, evades + far, guarded);
}

/** What one weapon may be expected to do. */
export function shotBy(gun: Gun, at: Stand, to: Unit, there: Stand, helped: Help, guarded: Help): number {
  const band = bandOf(gun, at, there);
  return band === 0 ? 0 : damageAt(gun, band, to, helped, guarded);
}

/** What a ship can change its attack dice with. */
export function attackHelp({ tokens, locks, force }: Ship, { id }: Ship): Help {
  const changes = tokens.focus > 0 || tokens.calculate > 0 || force > 0 ? 1 : 0;
  return locks.some((lock) => shipIn(lock) === id) ? (changes === 1 ? 2 : 1) : changes;
}

/** And its defense dice. */
export function defenseHelp({ tokens, force }: Ship): Help {
  const changes = tokens.focus > 0 || tokens.calculate > 0 || force > 0 ? 1 : 0;
  return tokens.evade > 0 ? (changes === 1 ? 2 : 1) : changes;
}
