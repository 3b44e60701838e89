/** The result of a game, as data and as text. */
import { casualties, commitmentOf, type Ending, type Game, RULES_VERSION, type Seat, scoreOf } from "@broadside/rules";
import { type GameAccount, inUnits } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { columns } from "../terminal/columns.ts";
import { accountLines } from "./account-table.ts";
import type { PlayerName } from "./play-choices.ts";
import { isLeft, seatLetter } from "./state-table.ts";

export interface GameResult {
  /** The names of the winning seats; none in a draw. */
  readonly winners: readonly string[];
  readonly draw: boolean;
  readonly ending: Ending | "unfinished";
  readonly rounds: number;
  readonly answers: number;
  readonly seats: readonly SeatResult[];
  readonly account: GameAccount;
  readonly format: string;
  readonly seed: number;
  /** The hash of the seed. If the seed is secret, the host shows this hash before the game. */
  readonly commitment: string;
  readonly rulesVersion: string;
}

interface SeatResult {
  readonly name: string;
  readonly team: number;
  readonly player: PlayerName;
  readonly ships: number;
  readonly shipsLeft: number;
  readonly pointsLost: number;
  /** The score of the seat's side, as in the account. */
  readonly score: number;
}

export function resultOf(game: Game, players: readonly PlayerName[], seed: number): GameResult {
  const { setup, state, log, content } = game;
  const { outcome } = state;
  const account = ENGLISH.accountOf(game);
  const scores = new Map(account.sides.map(({ team, score }) => [team, score]));
  return {
    winners: setup.seats.flatMap(({ team }, seat) => (outcome?.winners.includes(team) ? [ENGLISH.seatName(game, seat)] : [])),
    draw: outcome?.draw ?? false,
    ending: outcome?.ending ?? "unfinished",
    rounds: state.round,
    answers: log.filter(({ input }) => input?.input === "answer").length,
    seats: setup.seats.map(({ team }, seat) => {
      const own = state.ships.filter((ship) => ship.seat === seat);
      return {
        name: ENGLISH.seatName(game, seat),
        team,
        player: players[seat] ?? "default",
        ships: own.length,
        shipsLeft: own.filter(isLeft).length,
        pointsLost: lostBy(game, seat),
        score: scores.get(team) ?? 0,
      };
    }),
    account,
    format: setup.format ?? (content.scenario?.isEpic ? "epic" : "dogfight"),
    seed,
    commitment: commitmentOf(String(seed)),
    rulesVersion: RULES_VERSION,
  };
}

export function resultInWords(result: GameResult): string {
  const { seats, answers, seed, account } = result;
  const inTeams = new Set(seats.map(({ team }) => team)).size < seats.length;
  const rows = seats.map(({ name, team, player, ships, shipsLeft, score }, seat) => [
    `  ${seatLetter(seat)}`,
    name,
    ...(inTeams ? [`team ${team}`] : []),
    player,
    `${shipsLeft} of ${counted(ships, "ship")} left`,
    inUnits(score, account.unit, ENGLISH.words),
  ]);
  const [verdict = "", ...lines] = accountLines(account);
  return [
    verdict,
    ...columns(rows, [rows[0] ? rows[0].length - 1 : 0]),
    ...lines,
    `${counted(answers, "decision")}. Random seed ${seed}.`,
  ].join("\n");
}

/** Returns the points that a seat has lost, including half losses and crippled sections if the game counts them. */
export const lostBy = (game: Game, seat: Seat): number => (game.content.scenario ? casualties(game, seat) : (scoreOf(game)[seat] ?? 0));

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
