/** A share of `npm run soak`: whole games between random squads, every state looked at. The tests lie in several files, to be spread over the cores. */
import type { Played } from "@broadside/tools/soak/one-game";

/** What broke in a row of games. */
export const brokenAmong = (from: number, count: number, play: (seed: number) => Played): readonly string[] =>
  Array.from({ length: count }, (_, at) => from + at).flatMap((seed) => {
    const { broken, game } = play(seed);
    return broken !== undefined ? [`game ${seed}: ${broken}`] : game.state.outcome ? [] : [`game ${seed} has no outcome`];
  });

/** The first seeds of so many rows of games. */
export const startsOf = (rows: number, length: number, first = 1): readonly number[] =>
  Array.from({ length: rows }, (_, at) => first + at * length);
