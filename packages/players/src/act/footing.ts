/** How a ship would fare in the rest of the round with other tokens, locks or at another place. No game is played for that. */
import { BAND, type Pose } from "@broadside/geometry";
import { type Game, type Seat, type Ship, type ShipId, shieldsLeft, shieldValue, shipIn } from "@broadside/rules";
import { freedomAt, standing } from "../battle/ends.ts";
import { collide, reach, type Stand, standAt } from "../battle/stand.ts";
import { attackHelp, defenseHelp, shot, type Unit, unitsOf } from "../battle/unit.ts";
import { has } from "../habits.ts";
import { costOfCorner, type Mover, mover, placeValue } from "../plan/foresight.ts";
import type { Mind } from "../plan/mind.ts";
import type { Weights } from "../plan/weights.ts";
import { bestShot, type Expected, moverNow } from "../value.ts";

/** What is other than it is. */
export interface Change {
  readonly ship?: Ship;
  readonly pose?: Pose;
}

export class Footing {
  readonly unit: Unit;
  private readonly foes: readonly Mover[];
  /** By foe: what it may be expected to do to the ship's friends. */
  private readonly otherwise: readonly number[];
  private readonly weights: Weights;
  private readonly keepsRoom: boolean;
  private readonly game: Game;

  private constructor(game: Game, unit: Unit, friends: readonly Mover[], foes: readonly Mover[], mind: Pick<Mind, "weights" | "habits">) {
    this.game = game;
    this.unit = unit;
    this.foes = foes;
    this.weights = mind.weights;
    this.keepsRoom = has(mind, "keepsRoom");
    this.otherwise = foes.map((foe) => Math.max(0, ...friends.map((friend) => expectedHarm(foe, friend))));
  }

  /** Undefined for a ship that is not on the table. */
  static of(game: Game, id: ShipId | undefined, seat: Seat, mind: Mind, expected: Expected): Footing | undefined {
    const { mine, foes } = unitsOf(game, seat, mind);
    const unit = mine.find(({ ship }) => ship.id === id);
    if (!unit) return undefined;
    const now = (one: Unit): Mover => moverNow(game, one, expected.get(one.ship.id));
    return new Footing(game, unit, mine.filter((one) => one !== unit).map(now), foes.map(now), mind);
  }

  value({ ship = this.unit.ship, pose }: Change): number {
    const { dealt, taken, standing: place } = this.weights;
    const stand = pose ? standAt(this.unit.base, pose) : this.unit.stand;
    const unit: Unit = pose ? { ...this.unit, ship, stand, touching: this.unit.touching && LEFT } : { ...this.unit, ship };
    const one = mover(unit, [standing(unit)]);
    const fires = ship.engaged ? 0 : dealt * this.fire(one);
    let harm = 0;
    for (const [at, foe] of this.foes.entries()) {
      if (foe.unit.ship.engaged) continue;
      const own = expectedHarm(foe, one);
      const other = this.otherwise[at] ?? 0;
      harm += SURE * Math.max(own, other) + (1 - SURE) * own;
    }
    const value = fires - taken * harm + place * placeValue(unit, stand, this.foes, this.weights) - this.underHuge(stand);
    return this.keepsRoom ? value - this.corner(stand) : value;
  }

  /** What it costs that few maneuvers of the next round stay on the table. */
  private corner(stand: Stand): number {
    const { base, ship, isHuge, worth } = this.unit;
    const freedom = freedomAt(this.game, base, stand, this.game.factsOf(ship).dial, isHuge);
    return costOfCorner(worth, freedom, this.weights);
  }

  /** Of the many attacks of a huge ship one has the token or the lock that it has now. */
  private fire(one: Mover): number {
    const best = bestShot(one, this.foes);
    if (!this.unit.isHuge || one.unit.ship === this.unit.ship) return best;
    const without = bestShot({ ...one, unit: { ...one.unit, ship: this.unit.ship } }, this.foes);
    return without + (best - without) / Math.max(1, this.unit.guns.length);
  }

  /** What a token that takes a result from every attack on one end of the ship keeps of its worth: the most of both ends. */
  reinforced(): number {
    const { taken } = this.weights;
    const { stand } = this.unit;
    const here = mover(this.unit, [standing(this.unit)]);
    let [fore, aft] = [0, 0];
    for (const foe of this.foes) {
      if (foe.unit.ship.engaged) continue;
      const attacks = foe.unit.isHuge ? foe.unit.guns.length : 1;
      const kept = Math.min(attacks * this.unit.rate, expectedHarm(foe, here)) * CANCELLED;
      const there = foe.unit.stand;
      if ((there.x - stand.x) * stand.sin + (there.y - stand.y) * stand.cos >= 0) fore += kept;
      else aft += kept;
    }
    return taken * Math.max(fore, aft);
  }

  /** What energy is worth more as shields. */
  recovered(): number {
    const { ship, rate } = this.unit;
    const missing = shieldValue(this.game, ship) - shieldsLeft(ship);
    return rate * (Math.min(missing, ship.energy) - this.weights.energy * ship.energy);
  }

  /** What may be lost under huge foes that have still to move. */
  private underHuge(stand: Stand): number {
    let lost = 0;
    for (const { unit: huge, ends, chances } of this.foes) {
      if (!huge.isHuge || huge.ship.activated || this.unit.isHuge) continue;
      for (const [at, { stand: there, speed }] of ends.entries())
        if (collide(stand, there)) lost += (chances[at] ?? 0) * Math.min(1, huge.ranOver(speed) / this.unit.health) * this.unit.worth;
    }
    return lost;
  }

  /** Foes near enough to be locked that are not. */
  lockable(): readonly ShipId[] {
    const { ship, stand } = this.unit;
    return this.foes
      .filter(({ unit: foe }) => !ship.locks.some((lock) => shipIn(lock) === foe.ship.id))
      .filter(({ unit: foe }) => reach(stand, undefined, foe.stand, LOCK_RANGE) <= LOCK_RANGE)
      .map(({ unit: foe }) => foe.ship.id);
  }

  /** Whether nothing lies or stands there, and it is on the table. */
  isFree(pose: Pose): boolean {
    const { base } = this.unit;
    const stand = standAt(base, pose);
    const { width, height } = this.game.board.table;
    if (pose.x < stand.halfWidth || pose.y < stand.halfWidth || pose.x > width - stand.halfWidth || pose.y > height - stand.halfWidth)
      return false;
    return !this.game.state.ships.some(
      (other) =>
        other !== this.unit.ship &&
        other.status === "inPlay" &&
        other.pose !== undefined &&
        collide(stand, standAt(this.game.board.baseOf(other), other.pose)),
    );
  }
}
/** Whoever moves away touches nobody. */
const LEFT: readonly ShipId[] = [];
/** How far a foe may be expected to aim where it does most. */
const SURE = 0.7;
/** Of what an attack may be expected to do, so much goes with one result less; some do nothing anyway. */
const CANCELLED = 0.7;
const LOCK_RANGE = 3 * BAND;

/** The part of a ship's worth that a foe may be expected to take, over where both may be. */
function expectedHarm({ unit: foe, ends, chances }: Mover, { unit, ends: places, chances: likely }: Mover): number {
  if (foe.ship.engaged) return 0;
  const [helped, guarded] = [attackHelp(foe.ship, unit.ship), defenseHelp(unit.ship)];
  let sum = 0;
  for (const [row, { stand }] of ends.entries())
    for (const [column, { stand: there }] of places.entries())
      sum += (chances[row] ?? 0) * (likely[column] ?? 0) * Math.min(shot(foe, stand, unit, there, helped, guarded), unit.health);
  return sum * unit.rate;
}
