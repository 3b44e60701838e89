/** Calculates how a ship would fare in the rest of the round with other tokens or locks, or in another position, without playing a game. */
import { BAND, type Pose } from "@broadside/geometry";
import { type Game, objectIn, type Seat, type Ship, type ShipId, shieldsLeft, shieldValue } from "@broadside/rules";
import { type BasePosition, basePositionAt, collide, reach } from "../battle/base-position.ts";
import { currentEnd, freedomAt } from "../battle/ends.ts";
import { attackHelp, defenseHelp, shot, type Unit, unitsOf } from "../battle/unit.ts";
import { hasHabit } from "../habits.ts";
import type { BotSettings } from "../plan/bot-settings.ts";
import { costOfCorner, type Mover, mover, placeValue } from "../plan/foresight.ts";
import type { PlanWeights } from "../plan/plan-weights.ts";
import { bestAttackValue, type Expected, moverNow } from "../value.ts";

/** The change to the ship. */
export interface Change {
  readonly ship?: Ship;
  readonly pose?: Pose;
}

export class Footing {
  readonly unit: Unit;
  private readonly foes: readonly Mover[];
  /** For each foe: the damage it is expected to do if it attacks one of the ship's friends instead of the ship. */
  private readonly otherwise: readonly number[];
  private readonly weights: PlanWeights;
  private readonly keepsRoom: boolean;
  private readonly game: Game;

  private constructor(
    game: Game,
    unit: Unit,
    friends: readonly Mover[],
    foes: readonly Mover[],
    settings: Pick<BotSettings, "weights" | "habits">,
  ) {
    this.game = game;
    this.unit = unit;
    this.foes = foes;
    this.weights = settings.weights;
    this.keepsRoom = hasHabit(settings, "keepsRoom");
    this.otherwise = foes.map((foe) => Math.max(0, ...friends.map((friend) => expectedHarm(foe, friend))));
  }

  /** Returns undefined for a ship that isn't on the table. */
  static of(game: Game, id: ShipId | undefined, seat: Seat, settings: BotSettings, expected: Expected): Footing | undefined {
    const { mine, foes } = unitsOf(game, seat, settings);
    const unit = mine.find(({ ship }) => ship.id === id);
    if (!unit) return undefined;
    const now = (one: Unit): Mover => moverNow(game, one, expected.get(one.ship.id));
    return new Footing(game, unit, mine.filter((one) => one !== unit).map(now), foes.map(now), settings);
  }

  value({ ship = this.unit.ship, pose }: Change): number {
    const { dealt, taken, standing: place } = this.weights;
    const position = pose ? basePositionAt(this.unit.base, pose) : this.unit.position;
    const unit: Unit = pose ? { ...this.unit, ship, position, touching: this.unit.touching && LEFT } : { ...this.unit, ship };
    const one = mover(unit, [currentEnd(unit)]);
    const fires = ship.engaged ? 0 : dealt * this.fire(one);
    let harm = 0;
    for (const [at, foe] of this.foes.entries()) {
      if (foe.unit.ship.engaged) continue;
      const own = expectedHarm(foe, one);
      const other = this.otherwise[at] ?? 0;
      harm += SURE * Math.max(own, other) + (1 - SURE) * own;
    }
    const value = fires - taken * harm + place * placeValue(unit, position, this.foes, this.weights) - this.underHuge(position);
    return this.keepsRoom ? value - this.corner(position) : value;
  }

  /** Returns the cost of a position from which few maneuvers stay on the table next round. */
  private corner(position: BasePosition): number {
    const { base, ship, isHuge, worth } = this.unit;
    const freedom = freedomAt(this.game, base, position, this.game.factsOf(ship).dial, isHuge);
    return costOfCorner(worth, freedom, this.weights);
  }

  /** Only one of a huge ship's many attacks can use the token or lock that the ship has now. */
  private fire(one: Mover): number {
    const best = bestAttackValue(one, this.foes);
    if (!this.unit.isHuge || one.unit.ship === this.unit.ship) return best;
    const without = bestAttackValue({ ...one, unit: { ...one.unit, ship: this.unit.ship } }, this.foes);
    return without + (best - without) / Math.max(1, this.unit.guns.length);
  }

  /**
   * Returns the damage that a reinforce token prevents. The token cancels one result of every attack on one end of the ship; the better end
   * counts.
   */
  reinforced(): number {
    const { taken } = this.weights;
    const { position } = this.unit;
    const here = mover(this.unit, [currentEnd(this.unit)]);
    let [fore, aft] = [0, 0];
    for (const foe of this.foes) {
      if (foe.unit.ship.engaged) continue;
      const attacks = foe.unit.isHuge ? foe.unit.guns.length : 1;
      const kept = Math.min(attacks * this.unit.rate, expectedHarm(foe, here)) * CANCELLED;
      const there = foe.unit.position;
      if ((there.x - position.x) * position.sin + (there.y - position.y) * position.cos >= 0) fore += kept;
      else aft += kept;
    }
    return taken * Math.max(fore, aft);
  }

  /** Returns how much more the ship's energy is worth if it is turned into shields. */
  recovered(): number {
    const { ship, rate } = this.unit;
    const missing = shieldValue(this.game, ship) - shieldsLeft(ship);
    return rate * (Math.min(missing, ship.energy) - this.weights.energy * ship.energy);
  }

  /** Returns the expected loss from being run over by huge foes that still have to move. */
  private underHuge(position: BasePosition): number {
    let lost = 0;
    for (const { unit: huge, ends, chances } of this.foes) {
      if (!huge.isHuge || huge.ship.activated || this.unit.isHuge) continue;
      for (const [at, { position: there, speed }] of ends.entries())
        if (collide(position, there)) lost += (chances[at] ?? 0) * Math.min(1, huge.ranOver(speed) / this.unit.health) * this.unit.worth;
    }
    return lost;
  }

  /** Returns the foes that are close enough to lock but aren't locked yet. */
  lockable(): readonly ShipId[] {
    const { ship, position } = this.unit;
    return this.foes
      .filter(({ unit: foe }) => !ship.locks.some((lock) => objectIn(lock) === foe.ship.id))
      .filter(({ unit: foe }) => reach(position, undefined, foe.position, LOCK_RANGE) <= LOCK_RANGE)
      .map(({ unit: foe }) => foe.ship.id);
  }

  /** True if the position is on the table and no ship is there. */
  isFree(pose: Pose): boolean {
    const { base } = this.unit;
    const position = basePositionAt(base, pose);
    const { width, height } = this.game.board.table;
    if (
      pose.x < position.halfWidth ||
      pose.y < position.halfWidth ||
      pose.x > width - position.halfWidth ||
      pose.y > height - position.halfWidth
    )
      return false;
    return !this.game.state.ships.some(
      (other) =>
        other !== this.unit.ship &&
        other.status === "inPlay" &&
        other.pose !== undefined &&
        collide(position, basePositionAt(this.game.board.baseOf(other), other.pose)),
    );
  }
}
/** A ship that moves away touches nobody. */
const LEFT: readonly ShipId[] = [];
/** The chance that a foe attacks the target that it can damage most, rather than another target. */
const SURE = 0.7;
/**
 * The share of an attack's expected damage that one cancelled result prevents. It is below 1 because some results wouldn't have done damage
 * anyway.
 */
const CANCELLED = 0.7;
const LOCK_RANGE = 3 * BAND;

/** Returns the share of a ship's worth that a foe is expected to destroy, averaged over all the positions where both may be. */
function expectedHarm({ unit: foe, ends, chances }: Mover, { unit, ends: places, chances: likely }: Mover): number {
  if (foe.ship.engaged) return 0;
  const [helped, guarded] = [attackHelp(foe.ship, unit.ship), defenseHelp(unit.ship)];
  let sum = 0;
  for (const [row, { position }] of ends.entries())
    for (const [column, { position: there }] of places.entries())
      sum += (chances[row] ?? 0) * (likely[column] ?? 0) * Math.min(shot(foe, position, unit, there, helped, guarded), unit.health);
  return sum * unit.rate;
}
