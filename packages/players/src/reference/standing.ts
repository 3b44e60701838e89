/** What a place is worth: enemies in arc by what an attack may do, their arcs in which the ship stands, and how near it is to the fight. */
import { BAND, type Pose, type Section, toPiece, vectorLength } from "@broadside/geometry";
import { type Game, relationOf, type Ship, type Situation } from "@broadside/rules";
import { openSections, type WeaponState, weaponsOf } from "@broadside/rules/procedures";
import { expectedDamage } from "./expected-damage.ts";

/** What counts for how much, against one point of expected damage dealt. */
const WEIGHTS = {
  /** Damage that enemies may deal, all of them together. */
  suffered: 0.45,
  /** Enemies in arc besides the best target. */
  furtherTarget: 0.1,
  /** For each band between the ship and the nearest enemy beyond range 2, with nobody to shoot at. */
  distance: 0.3,
  /** For heading straight at the nearest enemy, with nobody to shoot at. */
  facing: 0.5,
  /** For standing within range 1 of something of the scenario that is not held, and for each band away from it. */
  feature: 1.2,
  featureDistance: 0.12,
} as const;

/** Ships, and remotes that enemies control. */
export const enemiesOf = ({ setup, state }: Situation, seat: number): readonly Ship[] =>
  [...state.ships, ...state.remotes].filter(
    (other) => other.status === "inPlay" && other.pose && relationOf(setup.seats, seat, other.seat) === "enemy",
  );

/** Weapons are the same wherever a ship stands, so they are looked up once. */
export class Arsenal {
  private readonly known = new Map<Ship, readonly WeaponState[]>();
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  of(ship: Ship): readonly WeaponState[] {
    const found = this.known.get(ship) ?? weaponsOf(this.game, ship).filter((weapon) => isLoaded(ship, weapon));
    this.known.set(ship, found);
    return found;
  }
}

/** With the energy and charges that it costs. */
function isLoaded(ship: Ship, { weapon, part }: WeaponState): boolean {
  if (typeof weapon !== "number" || !part) return true;
  const card = ship.upgrades[weapon];
  return (part.energy ?? 0) <= (card?.energy ?? 0) && (part.charges ?? 0) <= (card?.charges ?? 0);
}

const WHOLE: readonly (Section | undefined)[] = [undefined];

/** The most that one attack of a ship on another may do where both stand; nothing out of arc or range. */
export function bestShot(game: Game, arsenal: Arsenal, attacker: Ship, target: Ship): number {
  const { pose: from } = attacker;
  const { pose: to } = target;
  if (!from || !to) return 0;
  const { reach } = game.factsOf(attacker);
  const far = reach * BAND + game.board.base(attacker)[0].radius + game.board.base(target)[0].radius;
  if (vectorLength(to.x - from.x, to.y - from.y) > far) return 0;
  // Ships that touch cannot attack each other in the first edition.
  if (game.edition.contactBand === 1 && (attacker.touching.includes(target.id) || target.touching.includes(attacker.id))) return 0;
  let best = 0;
  const sections = game.factsOf(target).hasSections ? openSections(target) : WHOLE;
  for (const section of sections)
    for (const { weapon, arcs, least, most } of arsenal.of(attacker))
      for (const arc of arcs) {
        const range = game.board.measure(attacker, target, arc, section)?.range;
        if (range === undefined || range < least || range > most) continue;
        best = Math.max(best, expectedDamage(game, { attacker, target, section, weapon, range, obstructed: false }));
      }
  return best;
}

export interface Standing {
  readonly value: number;
  /** Enemies that it has in arc, and that have it in theirs. */
  readonly targets: number;
  readonly threats: number;
}

/** Of a ship where it stands, against enemies where they are expected. */
export function standingOf(game: Game, arsenal: Arsenal, ship: Ship, enemies: readonly Ship[], canShoot = true): Standing {
  const { pose } = ship;
  if (!pose) return { value: 0, targets: 0, threats: 0 };
  let [best, all, suffered, targets, threats] = [0, 0, 0, 0, 0];
  for (const enemy of enemies) {
    const dealt = canShoot ? bestShot(game, arsenal, ship, enemy) : 0;
    const taken = bestShot(game, arsenal, enemy, ship);
    best = Math.max(best, dealt);
    all += dealt;
    suffered += taken;
    if (dealt > 0) targets += 1;
    if (taken > 0) threats += 1;
  }
  const shots = best + WEIGHTS.furtherTarget * (all - best);
  const approach = targets > 0 ? 0 : approachTo(pose, enemies);
  return { value: shots - WEIGHTS.suffered * suffered + approach + featureValue(game, ship, pose, targets > 0), targets, threats };
}

/** The nearer to the nearest enemy, and the more straight at it, the better. */
function approachTo(pose: Pose, enemies: readonly Ship[]): number {
  let nearest: Pose | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { pose: at } of enemies) {
    const distance = at ? vectorLength(at.x - pose.x, at.y - pose.y) : Number.POSITIVE_INFINITY;
    if (distance < least) [least, nearest] = [distance, at];
  }
  if (!nearest || least === 0) return 0;
  const { forward } = toPiece(pose, nearest);
  return (WEIGHTS.facing * forward) / least - WEIGHTS.distance * Math.max(0, least / BAND - 2);
}

/** Satellites, caches and the like, as long as one's own side does not hold them. */
function featureValue({ setup, state }: Situation, ship: Ship, pose: Pose, isShooting: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { pose: at, seat } of state.scenario?.pieces ?? []) {
    if (!at || (seat !== undefined && relationOf(setup.seats, ship.seat, seat) !== "enemy")) continue;
    least = Math.min(least, vectorLength(at.x - pose.x, at.y - pose.y));
  }
  if (least === Number.POSITIVE_INFINITY) return 0;
  if (least <= FEATURE_REACH) return WEIGHTS.feature;
  return isShooting ? 0 : (-WEIGHTS.featureDistance * (least - FEATURE_REACH)) / BAND;
}
/** Range 1 of a piece, from the middle of a small base to its own. */
const FEATURE_REACH = BAND + BAND / 3;
