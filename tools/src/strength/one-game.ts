/** One game between bots, where each sees only its seat's view. */
import { prepareGame } from "@broadside/content";
import { scramble } from "@broadside/kit";
import { type Content, type Game, type GameSetup, newGame, refusalLine, teamScores, view } from "@broadside/rules";
import { botOf, budgetOf, type NamedPlayer } from "./players.ts";
import { type DrawnGame, drawnGame, type Table } from "./tables.ts";
import { addTime, type Times } from "./thinking-time.ts";

/** One of two games with the same lists, seats and dice. The challenger plays a different team in each. */
export interface PairedGame {
  readonly table: Table;
  readonly challenger: NamedPlayer;
  readonly opponent: NamedPlayer;
  readonly pair: number;
  readonly half: 0 | 1;
}

export interface PlayedGame {
  readonly pair: number;
  readonly half: 0 | 1;
  /** The challenger's share of the win: 1, an equal part of a draw, or 0. */
  readonly won: number;
  /** The margin from -1 to 1: the team's score minus the best other score, divided by their sum. */
  readonly margin: number;
  readonly ending: string;
  readonly rounds: number;
  /** The lists the challenger flew. */
  readonly lists: readonly string[];
  readonly seconds: number;
  /** Milliseconds by bot, and by kind of question. */
  readonly times: Readonly<Record<string, Readonly<Record<string, Times>>>>;
}

/** The kind of question under which a whole fleet's dials of one round are counted. */
export const FLEET_DIALS = "dials of a fleet";

/** More answers than any game takes. */
const MOST_ANSWERS = 100_000;

/** Thrown with the game if an answer was refused or the game does not end. */
export class BrokenGame extends Error {
  readonly game: Game;

  constructor(words: string, game: Game) {
    super(words);
    this.game = game;
  }
}

const known = new Map<string, Promise<DrawnGame & { readonly setup: GameSetup; readonly content: Content }>>();

/** Draws a pair's lists once for both of its games. */
function preparedPair(table: Table, pair: number) {
  const key = JSON.stringify([table, pair]);
  const found = known.get(key) ?? prepared(table, pair);
  if (known.size > 8) known.clear();
  known.set(key, found);
  return found;
}

async function prepared(table: Table, pair: number) {
  const drawn = await drawnGame(table, pair + 1);
  const ready = await prepareGame(drawn.choice);
  if ("problems" in ready) throw new Error(`what was drawn cannot be played: ${JSON.stringify(ready.problems)}`);
  return { ...drawn, setup: ready.setup, content: ready.content };
}

/** The team that the challenger plays: every team equally often, and a different one in each game of a pair. */
export function challengersTeam({ table, pair, half }: Pick<PairedGame, "table" | "pair" | "half">): number {
  const teams = [...new Set(table.teams)];
  const turn = teams.length === 2 ? half : pair * 2 + half;
  return teams[turn % teams.length] ?? 0;
}

export async function playGame(paired: PairedGame): Promise<PlayedGame> {
  const { table, pair, half, challenger, opponent } = paired;
  const started = performance.now();
  const { setup, content, lists } = await preparedPair(table, pair);
  const team = challengersTeam(paired);
  const isChallengers = (seat: number): boolean => table.teams[seat] === team;
  const players = table.teams.map((_, seat) => (isChallengers(seat) ? challenger : opponent));
  const game = newGame(setup, content, { seed: `bots ${pair}`, salts: [] });
  const times = await playOutBots(game, players, pair);
  return {
    pair,
    half,
    won: shareOfWin(game, team),
    margin: marginOf(game, team),
    ending: game.state.outcome?.ending ?? "",
    rounds: game.state.round,
    lists: lists.filter((_, seat) => isChallengers(seat)),
    seconds: Math.round(performance.now() - started) / 1000,
    times,
  };
}

/** In a draw between two, each gets half a win. With more sides, those with the best score share it. */
function shareOfWin(game: Game, team: number): number {
  const { outcome } = game.state;
  if (!outcome) throw new BrokenGame("the game has no outcome", game);
  if (!outcome.draw) return outcome.winners.includes(team) ? 1 / outcome.winners.length : 0;
  const scores = teamScores(game);
  const best = Math.max(...scores.map(({ score }) => score));
  const leading = scores.length === 2 ? scores : scores.filter(({ score }) => score === best);
  return leading.some((one) => one.team === team) ? 1 / leading.length : 0;
}

function marginOf(game: Game, team: number): number {
  const scores = teamScores(game);
  const own = scores.find((one) => one.team === team)?.score ?? 0;
  const best = Math.max(0, ...scores.filter((one) => one.team !== team).map(({ score }) => score));
  return own === best ? 0 : (own - best) / (Math.max(0, own) + best);
}

const SIGNAL = { aborted: false };

/** Plays to the end and returns the time of each bot's answers. */
async function playOutBots(game: Game, players: readonly NamedPlayer[], pair: number): Promise<PlayedGame["times"]> {
  const bots = players.map((player, seat) => botOf(player, scramble(pair, seat)));
  const budgets = players.map(budgetOf);
  const times: Record<string, Record<string, Times>> = {};
  const fleets = new FleetTimes(times, players);
  for (let answers = 0; !game.state.outcome; answers += 1) {
    if (answers > MOST_ANSWERS) throw new BrokenGame("the game does not end", game);
    const asked = game.open.find(({ answer }) => !answer);
    if (!asked) throw new BrokenGame("nobody is asked", game);
    const { seat, kind } = asked.ask;
    const [bot, budget, player] = [bots[seat], budgets[seat], players[seat]];
    if (!bot || !budget || !player) throw new BrokenGame(`nobody plays seat ${seat}`, game);
    const seen = view(game, [seat]);
    const from = performance.now();
    const { answer } = await bot(seen, game.content, budget, SIGNAL).catch((error) => {
      throw new BrokenGame(`${player.name} fails at ${kind}: ${error instanceof Error ? error.stack : error}`, game);
    });
    const took = performance.now() - from;
    timesOf(times, player.name, kind, took);
    if (kind === "dial") fleets.add(seat, game.state.round, took);
    const refused = game.give(answer);
    if (refused) throw new BrokenGame(`${player.name} was refused, ${refusalLine(refused)}: ${JSON.stringify(answer)}`, game);
  }
  fleets.close();
  return times;
}

function timesOf(times: Record<string, Record<string, Times>>, player: string, kind: string, milliseconds: number): void {
  const own = times[player] ?? {};
  times[player] = own;
  const ofKind = own[kind] ?? {};
  own[kind] = ofKind;
  addTime(ofKind, milliseconds);
}

/** Adds up the time that a seat takes for all its dials in a round. */
class FleetTimes {
  private readonly sums = new Map<number, { readonly round: number; milliseconds: number }>();
  private readonly times: Record<string, Record<string, Times>>;
  private readonly players: readonly NamedPlayer[];

  constructor(times: Record<string, Record<string, Times>>, players: readonly NamedPlayer[]) {
    this.times = times;
    this.players = players;
  }

  add(seat: number, round: number, milliseconds: number): void {
    const sum = this.sums.get(seat);
    if (sum?.round === round) sum.milliseconds += milliseconds;
    else {
      this.put(seat);
      this.sums.set(seat, { round, milliseconds });
    }
  }

  close(): void {
    for (const seat of this.sums.keys()) this.put(seat);
  }

  private put(seat: number): void {
    const sum = this.sums.get(seat);
    const player = this.players[seat];
    if (sum && player) timesOf(this.times, player.name, FLEET_DIALS, sum.milliseconds);
  }
}
