/**
 * Times two engine calls. A bot that thinks ahead makes both at every question: it forks the game, and it imagines a game from its view.
 */
import { randomPlayer } from "@broadside/players";
import { fork, type Game, imagine, newGame, view } from "@broadside/rules";
import type { SoakGame } from "@broadside/tools/soak/one-game";
import { type Line, median, rounded } from "./harness.ts";

/** The most milliseconds that one call may take, in the median of any round. */
const MOST_FOR_A_FORK = 0.25;
const MOST_FOR_A_WORLD = 0.4;

const LAST_ROUND = 12;
/** Copies once per this many inputs, starting at a different input each time. */
const EVERY = 4;
const WARM_RUNS = 3;
const RUNS = 5;
/** A round with fewer copies proves nothing. */
const LEAST_MOMENTS = 10;

const askedSeat = ({ open }: Game): number => open.find(({ answer }) => !answer)?.ask.seat ?? 0;

/** How many milliseconds each copy took, grouped by the round in which it was made. */
function timesByRound(games: readonly SoakGame[], run: number, copy: (game: Game) => void): number[][] {
  const times: number[][] = [];
  for (const [seed, { setup, content }] of games.entries()) {
    const game = newGame(setup, content, { seed: `copies ${seed}`, salts: [] });
    const player = randomPlayer(seed);
    for (let given = run; !game.state.outcome && game.state.round <= LAST_ROUND; given += 1) {
      if (given % EVERY === 0) {
        const start = performance.now();
        copy(game);
        const took = performance.now() - start;
        const { round } = game.state;
        times[round] = [...(times[round] ?? []), took];
      }
      game.give(player(game));
    }
  }
  return times;
}

/** The median time of each round, and of those the longest. */
function slowestRound(games: readonly SoakGame[], run: number, copy: (game: Game) => void): number {
  const rounds = timesByRound(games, run, copy).filter((times) => times.length >= LEAST_MOMENTS);
  return Math.max(...rounds.map((times) => median(times.sort((a, b) => a - b))));
}

function copies(sort: string, games: readonly SoakGame[], most: number, what: string, copy: (game: Game) => void): Line {
  for (let run = 0; run < WARM_RUNS; run += 1) slowestRound(games, run, copy);
  const times = Array.from({ length: RUNS }, (_, run) => slowestRound(games, run, copy)).sort((a, b) => a - b);
  const ratios = times.map((time) => most / time).sort((a, b) => a - b);
  return {
    bench: "engine",
    measure: `${what}, ms in the slowest round of ${sort}`,
    ours: rounded(median(times)),
    peer: "the most allowed",
    theirs: most,
    ratio: rounded(median(ratios)),
    spread: [rounded(ratios[0] ?? 0), rounded(ratios.at(-1) ?? 0)],
    bar: 1,
    ok: median(ratios) >= 1,
  };
}

export const copyLines = (sort: string, games: readonly SoakGame[]): readonly Line[] => [
  copies(sort, games, MOST_FOR_A_FORK, "a fork", (game) => void fork(game, "a key")),
  copies(sort, games, MOST_FOR_A_WORLD, "a view and a game imagined from it", (game) => {
    imagine(view(game, [askedSeat(game)]), game.content, game.number);
  }),
];
