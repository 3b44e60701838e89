/**
 * Calculates the value of a game at one moment for a side, in hundredths of the largest side's points. It counts the ships that are left,
 * their next attacks, and where they are.
 */
import { cosine, sine } from "@broadside/kit";
import { type Game, relationOf, type Seat, type ShipId } from "@broadside/rules";
import { collide } from "./battle/base-position.ts";
import { currentEnd, endsOf, type ManeuverEnd } from "./battle/ends.ts";
import { attackHelp, type Battle, defenseHelp, shot, type Unit, unitsOf, worthAt } from "./battle/unit.ts";
import type { BotSettings } from "./plan/bot-settings.ts";
import { type Mover, mover, placeValue } from "./plan/foresight.ts";
import type { PlanWeights } from "./plan/plan-weights.ts";

/** Where ships that haven't moved yet may end. */
export type Expected = ReadonlyMap<ShipId, Mover>;
const NOTHING_EXPECTED: Expected = new Map();

/** Returns the value of a game; higher is better for the seat and its team-mates. */
export function gameValue(
  game: Game,
  seat: Seat,
  settings: Pick<BotSettings, "weights" | "habits">,
  expected: Expected = NOTHING_EXPECTED,
): number {
  const { weights } = settings;
  const { outcome } = game.state;
  const team = game.setup.seats[seat]?.team;
  if (outcome) return outcome.draw ? 0 : outcome.winners.includes(team ?? -1) ? WON : -WON;
  const battle = unitsOf(game, seat, settings);
  return material(battle, weights) + pending(battle, weights, expected) + missionOf(game, seat);
}
const WON = 1000;

/** Values the ships with their health, tokens that will help, and stress. */
function material({ mine, foes }: Battle, weights: PlanWeights): number {
  let value = 0;
  for (const unit of mine) value += unitValue(unit, weights);
  for (const unit of foes) value -= unitValue(unit, weights);
  return value;
}

function unitValue({ worth, full, health, ship }: Unit, { token, stress }: PlanWeights): number {
  const { tokens, locks, force, energy, upgrades } = ship;
  const stored = upgrades.reduce((sum, card) => sum + card.energy, energy);
  const reinforced = tokens.reinforceFore + tokens.reinforceAft;
  const help = tokens.focus + tokens.evade + tokens.calculate + force + Math.min(1, locks.length) + stored / 2 + 2 * reinforced;
  const harm = tokens.stress + tokens.ion + tokens.strain + tokens.deplete + tokens.jam + tokens.disarm;
  return worthAt(worth, full, health) + (token * help * worth) / 100 - stress * worth * harm;
}

/**
 * Values the attacks still to come: those of ships that haven't attacked this round, from their present or next positions, and later ones.
 */
function pending({ game, mine, foes }: Battle, weights: PlanWeights, expected: Expected): number {
  const now = (unit: Unit): Mover => moverNow(game, unit, expected.get(unit.ship.id));
  const [ours, theirs] = [mine.map(now), foes.map(now)];
  const { phase } = game.state.cursor;
  const isFiring = phase !== "end" && phase !== "setup" && phase !== "over";
  let value = crushed(theirs, ours) - crushed(ours, theirs);
  for (const one of ours) {
    value +=
      weights.standing * placesOf(one, theirs, weights) +
      (isFiring && !one.unit.ship.engaged ? weights.dealt * bestAttackValue(one, theirs) : 0);
  }
  for (const foe of theirs) {
    value -=
      weights.standing * placesOf(foe, ours, weights) +
      (isFiring && !foe.unit.ship.engaged ? weights.taken * bestAttackValue(foe, ours) : 0);
  }
  return value;
}

/** Returns the expected loss of smaller ships under other sides' huge ships that haven't moved yet. */
function crushed(small: readonly Mover[], huge: readonly Mover[]): number {
  let lost = 0;
  for (const { unit: over, ends, chances } of huge) {
    if (!over.isHuge || over.ship.activated) continue;
    for (const { unit, ends: theirs, chances: likely } of small) {
      if (unit.isHuge) continue;
      for (const [row, { position, speed }] of ends.entries())
        for (const [column, { position: there }] of theirs.entries())
          if (collide(position, there))
            lost += (chances[row] ?? 0) * (likely[column] ?? 0) * Math.min(1, over.ranOver(speed) / unit.health) * unit.worth;
    }
  }
  return lost;
}

const placesOf = ({ unit, ends, chances }: Mover, foes: readonly Mover[], weights: PlanWeights): number =>
  ends.reduce((sum, { position }, at) => sum + (chances[at] ?? 0) * placeValue(unit, position, foes, weights), 0);

/**
 * Returns where a ship ends. A ship that has moved this round stays where it is. Any other ship ends where its dial takes it. If the dial
 * is hidden, that may be in one of several positions.
 */
export function moverNow(game: Game, unit: Unit, expected: Mover | undefined): Mover {
  const { ship } = unit;
  const { phase } = game.state.cursor;
  const hasMoved = ship.activated || (phase !== "activation" && phase !== "system") || ship.id === game.state.cursor.active;
  if (hasMoved) return mover(unit, [here(unit)]);
  if (expected) return { ...expected, unit };
  if (ship.dial !== undefined && unit.isMine) return mover(unit, endsOf(game, unit, [ship.dial]));
  return mover(unit, likelyEnds(unit));
}

const here = (unit: Unit): ManeuverEnd => ({ ...currentEnd(unit), acts: false });

/** Guesses that a ship ends in one of three positions: straight ahead or at the end of either bank, at a medium speed. */
function likelyEnds(unit: Unit): readonly ManeuverEnd[] {
  const { position } = unit;
  const reach = 2 * position.halfLength + 80_000;
  return GUESSES.map((turn) => {
    const half = position.heading + turn / 2;
    const heading = position.heading + turn;
    const [x, y] = [position.x + sine(half) * reach, position.y + cosine(half) * reach];
    return { ...here(unit), position: { ...position, x, y, heading, sin: sine(heading), cos: cosine(heading) } };
  });
}
const GUESSES = [0, -45_000, 45_000] as const;

/** Returns the value of a ship's best attack, averaged over the positions where the ship and its targets may be. */
export function bestAttackValue({ unit, ends, chances }: Mover, foes: readonly Mover[]): number {
  let sum = 0;
  for (const [at, { position, isOnRock }] of ends.entries()) {
    let best = 0;
    for (const { unit: foe, ends: theirs, chances: likely } of foes) {
      let mean = 0;
      const [helped, guarded] = [attackHelp(unit.ship, foe.ship), defenseHelp(foe.ship)];
      for (const [there, end] of theirs.entries()) {
        const now = isOnRock ? 0 : shot(unit, position, foe, end.position, helped, guarded);
        mean += (likely[there] ?? 0) * Math.min(now, foe.health);
      }
      best = Math.max(best, mean * foe.rate);
    }
    sum += (chances[at] ?? 0) * best;
  }
  return sum;
}

/** Returns the points that the scenario has given so far and would give now. */
export function missionOf(game: Game, seat: Seat): number {
  const { state, setup, content } = game;
  if (!state.scenario) return 0;
  const now = state.cursor.phase === "end" ? undefined : content.scenario?.objectives?.(game);
  let own = 0;
  let others = 0;
  for (const at of setup.seats.keys()) {
    const score = (state.scenario.points[at] ?? 0) + (state.scenario.counters[at] ?? 0) + (now?.[at] ?? 0);
    if (relationOf(setup.seats, seat, at) === "enemy") others = Math.max(others, score);
    else own += score;
  }
  return MISSION_POINT * (own - others);
}
const MISSION_POINT = 5;
