/**
 * A part of `npm run soak`: plays whole games between random squads and checks every state. Several test files use it, so that all cores
 * are busy.
 */
import { playOne, type SoakKind, soakGame } from "@broadside/tools/soak/one-game";

/** Everything that broke in a run of games. */
export async function brokenAmong(kind: SoakKind, from: number, count: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const { broken, game } = playOne(seed, await soakGame(kind, seed));
    if (broken !== undefined) found.push(`game ${seed}: ${broken}`);
    else if (!game.state.outcome) found.push(`game ${seed} has no outcome`);
  }
  return found;
}

/** The first seed of each run of games. */
export const startsOf = (rows: number, length: number, first = 1): readonly number[] =>
  Array.from({ length: rows }, (_, at) => first + at * length);
