/**
 * The standard score and casualties. A unit is a ship, or all ships in one quick build, which count together (EB-SCORE-10 to -12, -23). A
 * unit scores in full when destroyed or fled, and half its value, rounded up, at half health (EB-SCORE-04 to -07, -09, -17-Q). An escaped
 * ship scores nothing (EB-SCORE-16, EB-ESC-03, -04-Q).
 */
import type { Loss } from "@broadside/formats";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { SquadSetup } from "../state/setup.ts";
import { sidesOf } from "../state/sides.ts";
import type { Ship } from "../state/state.ts";
import { type Health, healthOf, isHalf } from "./health.ts";
import { type LostAs, type ScoreItems, totals } from "./score-item.ts";

export interface ScoredUnit {
  readonly seat: Seat;
  readonly worth: number;
  readonly ships: readonly Ship[];
}

/** Returns the units. Ships in one build form a unit with the build's value. Each other ship is a separate unit. */
export function scoredUnits({ setup, state, facts }: Situation): readonly ScoredUnit[] {
  const units = new Map<string, { seat: Seat; worth: number; ships: Ship[] }>();
  for (const ship of state.ships) {
    const place = state.ships.filter(({ seat, place: at }) => seat === ship.seat && at < ship.place).length;
    const build = setup.squads[ship.seat]?.ships[place]?.build;
    const key = build === undefined ? ship.id : `${ship.seat} build ${build}`;
    const unit = units.get(key) ?? { seat: ship.seat, worth: 0, ships: [] };
    unit.worth += facts.ships[ship.place]?.points ?? 0;
    unit.ships.push(ship);
    units.set(key, unit);
  }
  return [...units.values()];
}

/** Whether the game is scored by threat. Quick builds score by threat if every squad in the game uses them (EB-SCORE-09). */
export const isByThreat = ({ setup }: Pick<Situation, "setup">): boolean => setup.squads.every(isOfBuilds);

export const isOfBuilds = ({ ships }: SquadSetup): boolean => ships.length > 0 && ships.every(({ build }) => build !== undefined);

/** Returns how much a unit now scores for its enemies, and why; undefined if it scores nothing. */
function lossOf(game: Situation, { worth, ships }: ScoredUnit): { readonly as: LostAs; readonly score: number } | undefined {
  if (ships.every(({ status }) => status === "destroyed")) return { as: "destroyed", score: worth };
  if (ships.every(({ status }) => status === "fled")) return { as: "fled", score: worth };
  if (ships.every(({ status }) => status === "destroyed" || status === "fled")) return { as: "destroyed or fled", score: worth };
  if (ships.every(({ status }) => status === "escaped")) return undefined;
  const whole = ships.reduce<Health>(
    (sum, ship) => {
      const { value, lost } = healthOf(game, ship);
      return { value: sum.value + value, lost: sum.lost + lost };
    },
    { value: 0, lost: 0 },
  );
  return isHalf(whole) ? { as: "at half health", score: Math.ceil(worth / 2) } : undefined;
}

/**
 * Returns the part of a ship's damage that affects the score. For a single ship, that is its lost health once it is down to half. For ships
 * scored together, any lost health affects the score (EB-SCORE-11).
 */
export function scoredDamage(game: Situation, ship: Ship): Pick<Loss, "as" | "health"> | undefined {
  // During set-up, shields have not been added yet.
  if (game.state.round === 0) return undefined;
  const unit = scoredUnits(game).find(({ ships }) => ships.includes(ship));
  const health = healthOf(game, ship);
  if (unit && unit.ships.length > 1) return health.lost > 0 ? { as: "damaged", health: health.lost } : undefined;
  return isHalf(health) ? { as: "half" } : undefined;
}

/** Returns the value of everything that a seat has lost (EB-CAS-01 to -05, -07, -08-Q). */
export const casualties = (game: Situation, seat: Seat): number =>
  scoredUnits(game).reduce((sum, unit) => (unit.seat === seat ? sum + (lossOf(game, unit)?.score ?? 0) : sum), 0);

/** Lists, for each side in order, what all its enemies have lost. A team has one score (EB-SCORE-18-Q, -19-Q). */
export function standardItems(game: Situation): ScoreItems {
  // During set-up, shields have not been added yet.
  if (game.state.round === 0) return sidesOf(game).map(() => []);
  const losses = scoredUnits(game).flatMap(({ seat, ...unit }) => {
    const loss = lossOf(game, { seat, ...unit });
    return loss ? [{ seat, item: { item: "ships", ships: unit.ships.map(({ id }) => id), ...loss } as const }] : [];
  });
  return sidesOf(game).map(({ seats }) => losses.flatMap(({ seat, item }) => (seats.includes(seat) ? [] : [item])));
}

export const standardScores = (game: Situation): readonly number[] => totals(standardItems(game));
