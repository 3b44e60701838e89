/** Values a position by the damage to enemies in arc, the enemy arcs that the ship is in, and the distance to the fight. */
import { BAND, type Pose, type Section, toPiece, vectorLength } from "@broadside/geometry";
import { type Game, relationOf, type Ship, type Situation } from "@broadside/rules";
import { openSections, type WeaponState, weaponsOf } from "@broadside/rules/procedures";
import { expectedShotDamage } from "./expected-damage.ts";

/** Weights, compared with one point of expected damage dealt. */
const WEIGHTS = {
  /** The damage that all enemies together may deal. */
  suffered: 0.45,
  /** The damage that the ship may deal to enemies in arc other than the best target. */
  furtherTarget: 0.1,
  /** For each range band beyond range 2 that separates the ship from the nearest enemy, if the ship has no target. */
  distance: 0.3,
  /** For heading straight at the nearest enemy, if the ship has no target. */
  facing: 0.5,
  /** For being within range 1 of a scenario piece that its side doesn't hold, and for each range band away from it. */
  feature: 1.2,
  featureDistance: 0.12,
} as const;

/** Returns enemy ships, and remotes that enemies control. */
export const enemiesOf = ({ setup, state }: Situation, seat: number): readonly Ship[] =>
  [...state.ships, ...state.remotes].filter(
    (other) => other.status === "inPlay" && other.pose && relationOf(setup.seats, seat, other.seat) === "enemy",
  );

/** Looks up weapons only once, because a ship has the same weapons in every position. */
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

/** True if the ship has the energy and charges for an attack. */
function isLoaded(ship: Ship, { weapon, part }: WeaponState): boolean {
  if (typeof weapon !== "number" || !part) return true;
  const card = ship.upgrades[weapon];
  return (part.energy ?? 0) <= (card?.energy ?? 0) && (part.charges ?? 0) <= (card?.charges ?? 0);
}

const WHOLE: readonly (Section | undefined)[] = [undefined];

/** Returns the most damage that one attack by a ship on another may do in their present positions; 0 out of arc or range. */
export function bestShot(game: Game, arsenal: Arsenal, attacker: Ship, target: Ship): number {
  const { pose: from } = attacker;
  const { pose: to } = target;
  if (!from || !to) return 0;
  const { reach } = game.factsOf(attacker);
  const far = reach * BAND + game.board.base(attacker)[0].radius + game.board.base(target)[0].radius;
  if (vectorLength(to.x - from.x, to.y - from.y) > far) return 0;
  if (
    game.edition.contactAttacks === "unless overlapped" &&
    (attacker.touching.includes(target.id) || target.touching.includes(attacker.id))
  )
    return 0;
  let best = 0;
  const sections = game.factsOf(target).hasSections ? openSections(target) : WHOLE;
  for (const section of sections)
    for (const { weapon, arcs, least, most } of arsenal.of(attacker))
      for (const arc of arcs) {
        const range = game.board.measure(attacker, target, arc, section)?.range;
        if (range === undefined || range < least || range > most) continue;
        best = Math.max(best, expectedShotDamage(game, { attacker, target, section, weapon, range, obstructed: false }));
      }
  return best;
}

export interface PositionValue {
  readonly value: number;
  /** The number of enemies in the ship's arcs, and of enemies that have the ship in theirs. */
  readonly targets: number;
  readonly threats: number;
}

/** Returns the value of a ship's present position against enemies at their expected positions. */
export function positionValueOf(game: Game, arsenal: Arsenal, ship: Ship, enemies: readonly Ship[], canShoot = true): PositionValue {
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

/** Returns a value that is higher the closer the ship is to the nearest enemy and the straighter it heads for it. */
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

/** Values satellites, caches and similar pieces that the ship's own side doesn't hold. */
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
/** Range 1 of a piece, measured from the centre of a small base to the centre of the piece. */
const FEATURE_REACH = BAND + BAND / 3;
