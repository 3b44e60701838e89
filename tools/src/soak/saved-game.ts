/** Saved games in a compact form: set-up, inputs, and a hash of everything that happened. A replay must produce the same hash. */
import { contentHash } from "@broadside/kit";
import { type Game, type GameSetup, type Input, newGame, type State } from "@broadside/rules";
import { contentOf } from "./content.ts";
import { playOne, type SoakKind, soakGame } from "./one-game.ts";

export interface RecordedGame {
  readonly seed: number;
  readonly setup: GameSetup;
  readonly inputs: readonly Input[];
  /** The hash of every event and of the final state. */
  readonly hash: string;
}

const diceOf = (seed: number) => ({ seed: `soak ${seed}`, salts: [] });

export async function recordedGame(kind: SoakKind, seed: number): Promise<RecordedGame> {
  const { game, broken } = playOne(seed, await soakGame(kind, seed));
  if (broken !== undefined) throw new Error(`game ${seed}: ${broken}`);
  return { seed, setup: game.setup, inputs: game.log.flatMap(({ input }) => input ?? []), hash: hashOf(game) };
}

/** Replays the game. After every input, `each` can inspect the game or replace it with another. */
export function replayed({ seed, setup, inputs }: RecordedGame, each: (game: Game) => Game = (game) => game): Game {
  let game = newGame(setup, contentOf(setup), diceOf(seed));
  for (const input of inputs) {
    const refused = game.give(input);
    if (refused) throw new Error(`${JSON.stringify(input)} is refused: ${refused.refused} ${refused.detail ?? ""}`);
    game = each(game);
  }
  return game;
}

export const hashOf = ({ log, state }: Pick<Game, "log" | "state">): string =>
  contentHash(JSON.stringify([log.map(({ events }) => events), plain(state)]));

/** Sorts the fields, so that the hash doesn't depend on the order in which they were created. */
const plain = (state: State): unknown => Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1));

export const hashesOf = (kept: readonly RecordedGame[]): readonly string[] => kept.map((one) => hashOf(replayed(one)));
