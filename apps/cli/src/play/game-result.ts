/** How a game ended, as data and in words. */
import { commitmentOf, type Ending, type Game, RULES_VERSION, teamScores } from "@broadside/rules";
import { columns } from "../event/columns.ts";
import type { PlayerName } from "./play-choices.ts";
import { isLeft, pointsLost, seatLetter } from "./state-table.ts";

export interface GameResult {
  /** Names of the seats that won; none in a draw. */
  readonly winners: readonly string[];
  readonly draw: boolean;
  readonly ending: Ending | "unfinished";
  readonly rounds: number;
  readonly answers: number;
  readonly seats: readonly SeatResult[];
  readonly format: string;
  readonly seed: number;
  /** The hash of the seed, which is shown before a game whose seed is not. */
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
  /** What all other teams have lost. */
  readonly score: number;
}

export function resultOf(game: Game, players: readonly PlayerName[], seed: number): GameResult {
  const { setup, state, log } = game;
  const { outcome } = state;
  const scores = new Map(teamScores(game).map(({ team, score }) => [team, score]));
  return {
    winners: setup.seats.filter(({ team }) => outcome?.winners.includes(team)).map(({ name }) => name),
    draw: outcome?.draw ?? false,
    ending: outcome?.ending ?? "unfinished",
    rounds: state.round,
    answers: log.filter(({ input }) => input?.input === "answer").length,
    seats: setup.seats.map(({ name, team }, seat) => {
      const own = state.ships.filter((ship) => ship.seat === seat);
      return {
        name,
        team,
        player: players[seat] ?? "default",
        ships: own.length,
        shipsLeft: own.filter(isLeft).length,
        pointsLost: pointsLost(seat, game),
        score: scores.get(team) ?? 0,
      };
    }),
    format: setup.format,
    seed,
    commitment: commitmentOf(String(seed)),
    rulesVersion: RULES_VERSION,
  };
}

const ENDING_WORDS: Readonly<Record<GameResult["ending"], string>> = {
  elimination: "by elimination",
  time: "on points when time was up",
  rounds: "on points after the last round",
  concession: "by concession",
  judge: "by a judge's decision",
  goal: "by reaching the goal",
  unfinished: "",
};

export function resultInWords(result: GameResult): string {
  const { seats, answers, seed } = result;
  const inTeams = new Set(seats.map(({ team }) => team)).size < seats.length;
  const rows = seats.map(({ name, team, player, ships, shipsLeft, score }, seat) => [
    `  ${seatLetter(seat)}`,
    name,
    ...(inTeams ? [`team ${team}`] : []),
    player,
    `${shipsLeft} of ${counted(ships, "ship")} left`,
    counted(score, "point"),
  ]);
  return [verdict(result), ...columns(rows, [rows[0] ? rows[0].length - 1 : 0]), `${counted(answers, "answer")}; seed ${seed}.`].join("\n");
}

function verdict({ winners, draw, ending, rounds }: GameResult): string {
  const after = `after ${counted(rounds, "round")}`;
  if (ending === "unfinished") return `The game is not over ${after}.`;
  return `${draw || winners.length === 0 ? "A draw" : `${winners.join(" and ")} won`} ${after}, ${ENDING_WORDS[ending]}.`;
}

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;
