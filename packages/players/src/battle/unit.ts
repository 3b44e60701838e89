/** A game's ships with the numbers that a bot needs. The bot gets them from the rules once for each choice. */
import { rangeDice } from "@broadside/dice";
import { BAND, type BaseId } from "@broadside/geometry";
import {
  agility,
  damageTotal,
  type Edition,
  type Game,
  hull,
  isPrimary,
  objectIn,
  partsOf,
  pilotSkill,
  relationOf,
  type Seat,
  type Ship,
  type ShipId,
  shieldsLeft,
  shieldValue,
  type WeaponState,
} from "@broadside/rules";
import { areTouching, weaponDice, weaponKey, weaponsOf } from "@broadside/rules/procedures";
import { hasHabit, NO_HABITS, type WithHabits } from "../habits.ts";
import { type ArcCells, type BasePosition, basePositionAt, cellsOf, collide, reach } from "./base-position.ts";
import { expectedDamage, type Help } from "./damage.ts";

type WeaponPart = NonNullable<WeaponState["part"]>;
/** A requirement in the header of a weapon. */
type WeaponNeed = Extract<NonNullable<WeaponPart["needs"]>, string>;

export interface Gun {
  /** The weapon's key in the options of a question. */
  readonly key: string;
  readonly dice: number;
  /** True if the weapon rolls more attack dice at close range, and its target more defense dice at long range. */
  readonly hasRangeBonus: boolean;
  /** In range bands. */
  readonly least: number;
  readonly most: number;
  readonly cells: ArcCells;
  /** The ship needs one of these tokens to fire the weapon; a lock counts only if it is on the weapon's target. */
  readonly needs: readonly WeaponNeed[];
}

export interface Unit {
  readonly ship: Ship;
  readonly isMine: boolean;
  readonly team: number;
  readonly edition: Edition;
  readonly base: BaseId;
  readonly position: BasePosition;
  /** The ships that this ship touches now; undefined for a bot that doesn't count contact. */
  readonly touching: readonly ShipId[] | undefined;
  readonly guns: readonly Gun[];
  /** The longest range of its weapons. */
  readonly reach: number;
  readonly agility: number;
  readonly isHuge: boolean;
  /** Ships with lower values move first; huge ships move last. */
  readonly turn: number;
  /** Ships with higher values attack first. */
  readonly skill: number;
  readonly health: number;
  /** Its health at the start of the game. */
  readonly full: number;
  /** True if it carries a scenario piece. */
  readonly carries: boolean;
  /** The damage that a smaller ship suffers when this one runs it over. */
  readonly ranOver: (speed: number) => number;
  /** Its worth, in hundredths of the largest side's points. */
  readonly worth: number;
  /** The worth that it loses with its next damage. */
  readonly rate: number;
}

export interface Battle {
  readonly game: Game;
  readonly seat: Seat;
  readonly mine: readonly Unit[];
  readonly foes: readonly Unit[];
}

/** Converts points into hundredths of the largest side's points. */
function scaleOf({ facts, state, setup }: Game): number {
  const totals = new Map<number, number>();
  for (const { place, seat } of state.ships) {
    const team = setup.seats[seat]?.team ?? seat;
    totals.set(team, (totals.get(team) ?? 0) + (facts.ships[place]?.points ?? 0));
  }
  return 100 / Math.max(1, ...totals.values());
}

export function unitsOf(game: Game, seat: Seat, settings: WithHabits = NO_HABITS): Battle {
  const scale = scaleOf(game);
  const mine: Unit[] = [];
  const foes: Unit[] = [];
  for (const ship of game.state.ships) {
    if (ship.status !== "inPlay" || !ship.pose) continue;
    const relation = relationOf(game.setup.seats, seat, ship.seat);
    const isMine = relation === "own" || relation === "allied";
    (isMine ? mine : foes).push(unitOf(game, ship, isMine, scale, settings));
  }
  return { game, seat, mine, foes };
}

function unitOf(game: Game, ship: Ship, isMine: boolean, scale: number, settings: WithHabits): Unit {
  const base = game.board.baseOf(ship);
  const guns = hasHabit(settings, "checksWeapons") ? readyGuns(game, ship, base) : gunsOf(game, ship, base);
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
    edition: game.edition,
    base,
    position: basePositionAt(base, ship.pose ?? NOWHERE),
    touching: hasHabit(settings, "countsContact") ? touchedBy(game, ship) : undefined,
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
/** What a scenario piece is worth to the side whose ship carries it. */
const CARRIED = 15;

/** Returns the remaining hull and shields; for a ship with two sections, of both together. */
const healthOf = (game: Game, ship: Ship): number =>
  partsOf(game, ship).reduce((sum, part) => sum + hull(game, ship, part) + shieldsLeft(ship, part) - damageTotal(game, ship, part), 0);

const fullHealth = (game: Game, ship: Ship): number =>
  partsOf(game, ship).reduce((sum, part) => sum + hull(game, ship, part) + shieldValue(game, ship, part), 0);

/**
 * Returns a ship's worth with this much health left. Part of the worth shrinks evenly with the health, and the rest is lost mostly near the
 * end.
 */
export const worthAt = (worth: number, full: number, health: number): number =>
  health <= 0 ? 0 : worth * ((HEALTH_SHARE * health) / full + ((1 - HEALTH_SHARE) * (health / (health + 1)) * (full + 1)) / full);
const HEALTH_SHARE = 0.6;

function gunsOf(game: Game, ship: Ship, base: BaseId): readonly Gun[] {
  return weaponsOf(game, ship).flatMap(({ weapon, arcs, least, most, part }): readonly Gun[] => {
    const card = isPrimary(weapon) ? undefined : ship.upgrades[weapon];
    // Weapons without enough energy don't count, unless the ship still has to move: huge ships usually get the energy then.
    if ((ship.activated && (part?.energy ?? 0) > (card?.energy ?? 0)) || (part?.charges ?? 0) > (card?.charges ?? 0)) return [];
    const dice = weaponDice(game, ship, weapon);
    if (dice <= 0) return [];
    const needs = part?.needs === "lock" || part?.spends?.includes("lock") === true ? LOCK : NOTHING;
    const hasRangeBonus = game.edition.hasRangeBonus(game, ship, weapon);
    return [{ key: weaponKey(ship, weapon), dice, hasRangeBonus, least, most, cells: cellsOf(game.edition.arcs, base, arcs), needs }];
  });
}
const LOCK: readonly WeaponNeed[] = ["lock"];
const NOTHING: readonly WeaponNeed[] = [];

/** Like `gunsOf`, but only weapons that the ship can fire this round, with everything they need. */
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

/** Returns the most energy that one maneuver gives the ship. */
const mostGained = (game: Game, ship: Ship): number =>
  Math.max(0, ...[...game.factsOf(ship).dial.values()].map(({ energy = 0 }) => energy));

/** Returns the tokens a weapon needs. If an attack costs a token, the ship must have one. */
function neededFor({ needs = [], spends = [] }: WeaponPart): readonly WeaponNeed[] {
  const cost = spends.find((one) => one !== "card");
  if (cost !== undefined) return [cost];
  return typeof needs === "string" ? [needs] : needs;
}

/**
 * True if the ship can meet the weapon's needs. A ship that still has an action may yet gain a token, but a lock counts only if the ship
 * already has it.
 */
function canPay({ needs }: Gun, { locks, tokens }: Ship, target: Ship, mayAct: boolean): boolean {
  if (needs.length === 0) return true;
  return needs.some((need) => (need === "lock" ? locks.some((lock) => objectIn(lock) === target.id) : mayAct || tokens[need] > 0));
}

/**
 * Returns the damage that a ship in one position is expected to deal to another: with its best weapon, or with all of them if it is huge.
 */
export function shot(from: Unit, at: BasePosition, to: Unit, there: BasePosition, helped: Help, guarded: Help): number {
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

/** Like `shot`, but each ship either has one token or has none. A ship spends its token either on its own attack or on its defense. */
export function fire(from: Unit, at: BasePosition, to: Unit, there: BasePosition, isReady: boolean, isGuarded: boolean): number {
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

/**
 * True if two ships touch. In their present positions, the rules decide. In any other positions, the ships touch if their bases would
 * overlap.
 */
const areInContact = (from: Unit, at: BasePosition, to: Unit, there: BasePosition): boolean =>
  at === from.position && there === to.position
    ? from.touching?.includes(to.ship.id) === true && to.touching?.includes(from.ship.id) === true
    : from.touching !== undefined && collide(at, there);

/**
 * Like `fire`, for ships that touch, with weapons that reach Range 0. Plans count no tokens here, because one of the two ships has lost its
 * action.
 */
export function fireInContact(from: Unit, to: Unit, helped: Help = 0, guarded: Help = 0): number {
  if (from.isHuge || to.isHuge) return 0;
  const near = from.guns.filter(({ least }) => least === 0);
  return Math.max(0, ...near.map((gun) => damageAt(gun, 0, to, helped, guarded)));
}

/** Returns the range band of a target; 0 if the weapon doesn't reach it. */
function bandOf(gun: Gun, at: BasePosition, there: BasePosition): number {
  const distance = reach(at, gun.cells, there, gun.most * BAND);
  if (distance === Number.POSITIVE_INFINITY) return 0;
  const band = distance <= BAND ? 1 : Math.ceil(distance / BAND);
  return band < gun.least || band > gun.most ? 0 : band;
}

function damageAt({ dice, hasRangeBonus }: Gun, band: number, { edition, agility: evades }: Unit, helped: Help, guarded: Help): number {
  const near = hasRangeBonus ? rangeDice(edition.dice, "attack", band) : 0;
  const far = hasRangeBonus ? rangeDice(edition.dice, "defense", band) : 0;
  return expectedDamage(edition.id, dice + near, helped, evades + far, guarded);
}

/** The expected damage of one weapon. */
export function shotBy(gun: Gun, at: BasePosition, to: Unit, there: BasePosition, helped: Help, guarded: Help): number {
  const band = bandOf(gun, at, there);
  return band === 0 ? 0 : damageAt(gun, band, to, helped, guarded);
}

/** Returns how much a ship can change its attack dice. */
export function attackHelp({ tokens, locks, force }: Ship, { id }: Ship): Help {
  const changes = tokens.focus > 0 || tokens.calculate > 0 || force > 0 ? 1 : 0;
  return locks.some((lock) => objectIn(lock) === id) ? (changes === 1 ? 2 : 1) : changes;
}

/** Returns how much a ship can change its defense dice. */
export function defenseHelp({ tokens, force }: Ship): Help {
  const changes = tokens.focus > 0 || tokens.calculate > 0 || force > 0 ? 1 : 0;
  return tokens.evade > 0 ? (changes === 1 ? 2 : 1) : changes;
}
