/** A run's results as data: win rates with their intervals, points over rounds, and the fate of each ship. */
import type { LossKind } from "@broadside/formats";
import type { Ending } from "@broadside/rules";
import { type Difference, differenceOf, type Share, type Spread, shareOf, spreadOf } from "./interval.ts";
import { isPlayed, type MatchLine, type MatchResult } from "./match-result.ts";
import { matchOf, ownSide, type Plan, type SeatedTable, sidesIn } from "./plan.ts";

export interface Tally extends Share {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface OpponentSummary extends Tally {
  readonly name: string;
  /** The average final points, for the list and for its opponents. */
  readonly points: readonly [own: number, others: number];
}

export interface RoundSummary {
  readonly round: number;
  /** The number of games still running in this round. The averages here also include finished games, each with its last score. */
  readonly playing: number;
  readonly own: Spread;
  /** The mean points of the other sides. */
  readonly others: Spread;
  /** How many points the list is ahead of the others. */
  readonly lead: Spread;
}

export interface ShipSummary {
  readonly name: string;
  readonly points: number;
  /** The number of games in which the ship was destroyed or fled. */
  readonly lost: Share;
  /** Of these losses, how many happened in each round, starting with the first. */
  readonly byRound: readonly number[];
  /** For each way to lose a ship: in how many games this ship was lost that way. Games in which it survived are not counted. */
  readonly ends: Readonly<Partial<Record<LossKind, number>>>;
  /** The average points that opponents scored for the ship. */
  readonly pointsLost: number;
}

export interface Summary {
  readonly game: string;
  readonly list: string;
  /** The unit for scores and ship costs: `points`. */
  readonly unit: string;
  readonly shipUnit: string;
  readonly pilots: Plan["pilots"];
  readonly simulations?: number;
  readonly seed: number;
  readonly rulesVersion: string;
  /** The win rate to expect if the list is exactly as good as the others. */
  readonly fairShare: number;
  readonly sides: number;
  readonly all: Tally;
  /** The hardest first. */
  readonly opponents: readonly OpponentSummary[];
  readonly goingFirst: {
    readonly first: Tally;
    readonly later: Tally;
    /**
     * The advantage of going first against the same opponent; absent if the list never met the same opponent both going first and going
     * later.
     */
    readonly difference?: Difference;
  };
  readonly rounds: readonly RoundSummary[];
  readonly ships: readonly ShipSummary[];
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly roundsPlayed: Spread;
  /** Games that couldn't be finished, with the reason. No other number counts them. */
  readonly failed: readonly { readonly game: number; readonly reason: string }[];
  /** How often a bot failed and the default answer was used, and how often the rules failed and skipped a step. */
  readonly defaults: number;
  readonly lostPlaces: number;
}

/** A game with its table. */
interface Played {
  readonly result: MatchResult;
  readonly table: SeatedTable;
  readonly won: number;
}

export function summaryOf(plan: Plan, lines: readonly MatchLine[], rulesVersion: string): Summary {
  const results = lines.filter(isPlayed).toSorted((one, other) => one.game - other.game);
  const games = results.map((result): Played => {
    const { table } = matchOf(plan, result.game);
    return { result, table, won: wonShare(result, table) };
  });
  const goesFirst = ({ result, table }: Played): boolean => {
    const { seats } = table.setup;
    return seats[result.first[0] ?? -1]?.team === seats[table.own[0] ?? 0]?.team;
  };
  const went = { first: games.filter(goesFirst), later: games.filter((game) => !goesFirst(game)) };
  const difference = differenceOf(
    plan.field.map((_, place) => ({ one: wonAgainst(went.first, place), other: wonAgainst(went.later, place) })),
  );
  const sides = Math.max(...plan.tables.map(({ setup }) => sidesIn(setup).length));
  return {
    game: plan.game,
    list: plan.list,
    unit: plan.unit,
    shipUnit: plan.shipUnit,
    pilots: plan.pilots,
    ...(plan.simulations !== undefined && { simulations: plan.simulations }),
    seed: plan.seed,
    rulesVersion,
    fairShare: 1 / sides,
    sides,
    all: tallyOf(games),
    opponents: opponentsOf(plan, games),
    goingFirst: { first: tallyOf(went.first), later: tallyOf(went.later), ...(difference && { difference }) },
    rounds: roundsOf(games),
    ships: shipsOf(plan, results),
    endings: countedBy(results.map(({ ending }) => ending)),
    roundsPlayed: spreadOf(results.map(({ scores }) => scores.length)),
    failed: lines.flatMap((line) => (isPlayed(line) ? [] : [{ game: line.game, reason: line.failed }])),
    defaults: results.reduce((sum, { defaults }) => sum + defaults, 0),
    lostPlaces: results.reduce((sum, { losses }) => sum + losses, 0),
  };
}

/** How much of a win a game counts as, from 0 to 1. Undefined if the game wasn't played to the end. */
export const wonIn = (plan: Plan, line: MatchLine): number | undefined =>
  isPlayed(line) ? wonShare(line, matchOf(plan, line.game).table) : undefined;

/** Returns 1 for a win. Sides that win together share that 1. In a draw, all sides share it, so with two sides a draw is half a win. */
function wonShare({ winners }: MatchResult, table: SeatedTable): number {
  if (winners.length === 0) return 1 / sidesIn(table.setup).length;
  return winners.includes(ownSide(table)) ? 1 / winners.length : 0;
}

/** Games whose line-up includes a given list from the field. */
function wonAgainst(games: readonly Played[], lineUp: number): { readonly won: number; readonly games: number } {
  const own = games.filter(({ table }) => table.lineUp === lineUp);
  return { won: own.reduce((sum, { won }) => sum + won, 0), games: own.length };
}

function tallyOf(games: readonly Played[]): Tally {
  const won = games.reduce((sum, game) => sum + game.won, 0);
  const wins = games.filter((game) => game.won === 1).length;
  const losses = games.filter((game) => game.won === 0).length;
  return { ...shareOf(won, games.length), wins, draws: games.length - wins - losses, losses };
}

function opponentsOf({ field }: Plan, games: readonly Played[]): readonly OpponentSummary[] {
  return field
    .map((name, place) => {
      const met = games.filter(({ table }) => isEnemyAt(table, place));
      const last = met.map((game) => ownAndOthers(game));
      return { name, ...tallyOf(met), points: [meanOf(last.map(([own]) => own)), meanOf(last.map(([, others]) => others))] as const };
    })
    .filter((opponent) => opponent.games > 0)
    .toSorted((one, other) => one.share - other.share || (one.name < other.name ? -1 : 1));
}

/** Whether the list from the field at this place is an enemy. It may also be on the same side as the list under test. */
const isEnemyAt = ({ setup, own, opponents }: SeatedTable, place: number): boolean =>
  opponents.some((at, seat) => at === place && setup.seats[seat]?.team !== setup.seats[own[0] ?? 0]?.team);

/** The scores at the end of a round or game: the score of the list's side, and the mean of the others. */
function ownAndOthers({ result: { scores }, table }: Played, round = scores.length): readonly [number, number] {
  const row = scores[Math.min(round, scores.length) - 1] ?? [];
  const own = ownSide(table);
  return [row[own] ?? 0, meanOf(row.filter((_, side) => side !== own))];
}

function roundsOf(games: readonly Played[]): readonly RoundSummary[] {
  const longest = Math.max(0, ...games.map(({ result }) => result.scores.length));
  return Array.from({ length: longest }, (_, at) => {
    const rows = games.map((game) => ownAndOthers(game, at + 1));
    return {
      round: at + 1,
      playing: games.filter(({ result }) => result.scores.length > at).length,
      own: spreadOf(rows.map(([own]) => own)),
      others: spreadOf(rows.map(([, others]) => others)),
      lead: spreadOf(rows.map(([own, others]) => own - others)),
    };
  });
}

function shipsOf({ ships }: Plan, results: readonly MatchResult[]): readonly ShipSummary[] {
  return ships.map(({ name, points }, place) => {
    const fates = results.flatMap(({ ships: own }) => own[place] ?? []);
    const lost = fates.filter(({ as }) => as === "destroyed" || as === "fled");
    const last = Math.max(0, ...lost.map(({ round = 0 }) => round));
    return {
      name,
      points,
      lost: shareOf(lost.length, fates.length),
      byRound: Array.from({ length: last }, (_, at) => lost.filter(({ round }) => round === at + 1).length),
      ends: countedBy(fates.flatMap(({ as }) => as ?? [])),
      pointsLost: meanOf(fates.map((fate) => fate.lost)),
    };
  });
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function countedBy<Key extends string>(keys: readonly Key[]): Readonly<Partial<Record<Key, number>>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
