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
  type ShipId,
  shieldsLeft,
  shieldValue,
  shipIn,
  type WeaponState,
} from "@broadside/rules";
import { areTouching, isOrdnance, weaponDice, weaponKey, weaponsOf } from "@broadside/rules/procedures";
import { FIRST_ACE, has, type WithHabits } from "../habits.ts";
import { expectedDamage, type Help } from "./damage.ts";
import { type ArcCells, cellsOf, collide, reach, type Stand, standAt } from "./stand.ts";

type WeaponPart = NonNullable<WeaponState["part"]>;
/** What the header of a weapon may ask for. */
type WeaponNeed = Extract<NonNullable<WeaponPart["needs"]>, string>;

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
  /** The ship must have one of these to fire it, a lock on its target. */
  readonly needs: readonly WeaponNeed[];
}

export interface Unit {
  readonly ship: Ship;
  readonly isMine: boolean;
  readonly team: number;
  readonly edition: GameSetup["edition"];
  readonly base: BaseId;
  readonly stand: Stand;
  /** Ships that it touches where it stands; undefined for a bot that does not count contact. */
  readonly touching: readonly ShipId[] | undefined;
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

export function unitsOf(game: Game, seat: Seat, mind: WithHabits = FIRST_ACE): Battle {
  const scale = scaleOf(game);
  const mine: Unit[] = [];
  const foes: Unit[] = [];
  for (const ship of game.state.ships) {
    if (ship.status !== "inPlay" || !ship.pose) continue;
    const relation = relationOf(game.setup.seats, seat, ship.seat);
    const isMine = relation === "own" || relation === "allied";
    (isMine ? mine : foes).push(unitOf(game, ship, isMine, scale, mind));
  }
  return { game, seat, mine, foes };
}

function unitOf(game: Game, ship: Ship, isMine: boolean, scale: number, mind: WithHabits): Unit {
  const base = game.board.baseOf(ship);
  const guns = has(mind, "checksWeapons") ? readyGuns(game, ship, base) : gunsOf(game, ship, base);
  const { isHuge } = game.factsOf(ship);
  const skill = pilotSkill(game, ship);
  const full = Math.max(1, fullHealth(game, ship));
  const health = Math.min(full, Math.max(1, healthOf(game, ship)));
  const carries = game.state.scenario?.pieces.some(({ carrier }) => carrier === ship.id) ?? false;
  const worth = Math.max(1, (game.facts.ships[ship.place]?.points ?? 0) * scale) + (carries ? CARRIED : 0);
  return {
    ship,
    isMine,
    team: game.setup.seats[ship.seat]?.team ?? ship.seat,
    edition: game.setup.edition,
    base,
    stand: standAt(base, ship.pose ?? NOWHERE),
    touching: has(mind, "countsContact") ? touchedBy(game, ship) : undefined,
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
const touchedBy = (game: Game, ship: Ship): readonly ShipId[] =>
  ship.touching.length === 0 ? ship.touching : game.state.ships.filter((other) => areTouching(game, ship, other)).map(({ id }) => id);
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
    const needs = part?.needs === "lock" || part?.spends?.includes("lock") === true ? LOCK : NOTHING;
    const hasRangeBonus = isPrimary(weapon) || (game.edition.contactBand === 0 && !isOrdnance(game, ship, weapon));
    return [{ key: weaponKey(ship, weapon), dice, hasRangeBonus, least, most, cells: cellsOf(game.edition.arcs, base, arcs), needs }];
  });
}
const LOCK: readonly WeaponNeed[] = ["lock"];
const NOTHING: readonly WeaponNeed[] = [];

/** The same, but only what can be fired in this round, with everything it needs. */
function readyGuns(game: Game, ship: Ship, base: BaseId): readonly Gun[] {
  if (ship.tokens.disarm > 0 || ship.mayAttackFrom > game.state.round || (ship.activated && game.edition.isCloaked(ship, game))) return [];
  const parts = new Map(weaponsOf(game, ship).map(({ weapon, part }) => [weaponKey(ship, weapon), { weapon, part }]));
  const energy = ship.energy + (ship.activated ? 0 : mostGained(game, ship));
  return gunsOf(game, ship, base).flatMap((gun): readonly Gun[] => {
    const { weapon, part } = parts.get(gun.key) ?? {};
    if (!part || weapon === undefined || isPrimary(weapon)) return [gun];
    const isShort = (part.energy ?? 0) - (ship.upgrades[weapon]?.energy ?? 0) > energy;
    const isUnpaid = part.headers !== undefined && Math.min(...part.headers) > ship.energy;
    return isShort || isUnpaid ? [] : [{ ...gun, needs: neededFor(part) }];
  });
}

/** The most energy that a maneuver of a ship gives. */
const mostGained = (game: Game, ship: Ship): number =>
  Math.max(0, ...[...game.factsOf(ship).dial.values()].map(({ energy = 0 }) => energy));

/** A cost that is paid in a token must be there as well. */
function neededFor({ needs = [], spends = [] }: WeaponPart): readonly WeaponNeed[] {
  const cost = spends.find((one) => one !== "card");
  if (cost !== undefined) return [cost];
  return typeof needs === "string" ? [needs] : needs;
}

/** With an action to come a ship may still gain the token, but no lock. */
function canPay({ needs }: Gun, { locks, tokens }: Ship, target: Ship, mayAct: boolean): boolean {
  if (needs.length === 0) return true;
  return needs.some((need) => (need === "lock" ? locks.some((lock) => shipIn(lock) === target.id) : mayAct || tokens[need] > 0));
}

/** What a ship may be expected to do to another, both standing somewhere: with the best of its weapons, a huge ship with all of them. */
export function shot(from: Unit, at: Stand, to: Unit, there: Stand, helped: Help, guarded: Help): number {
  if (areInContact(from, at, to, there)) return fireInContact(from, to, helped, guarded);
  let best = 0;
  let sum = 0;
  for (const gun of from.guns) {
    if (!canPay(gun, from.ship, to.ship, false)) continue;
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
    if (!canPay(gun, from.ship, to.ship, isReady)) continue;
    const band = bandOf(gun, at, there);
    if (band === 0) continue;
    const open = damageAt(gun, band, to, helped, 0);
    const damage = isGuarded ? (open + damageAt(gun, band, to, helped, 1)) / 2 : open;
    if (damage > best) best = damage;
    sum += damage;
  }
  return from.isHuge ? sum : best;
}

/** By the rules where both stand; elsewhere, where their bases would overlap. */
const areInContact = (from: Unit, at: Stand, to: Unit, there: Stand): boolean =>
  at === from.stand && there === to.stand
    ? from.touching?.includes(to.ship.id) === true && to.touching?.includes(from.ship.id) === true
    : from.touching !== undefined && collide(at, there);

/** The same of ships that touch: with weapons that reach Range 0. In a plan without tokens, since one of the two has lost its action. */
export function fireInContact(from: Unit, to: Unit, helped: Help = 0, guarded: Help = 0): number {
  if (from.isHuge || to.isHuge) return 0;
  const near = from.guns.filter(({ least }) => least === 0);
  return Math.max(0, ...near.map((gun) => damageAt(gun, 0, to, helped, guarded)));
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
