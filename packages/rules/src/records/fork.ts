/**
 * A copy of a game that starts at the other game's current position and then continues independently. It knows nothing from before the
 * other game's checkpoint, so forking takes no longer in the last round than in the first.
 */
import { Game } from "../driver/game.ts";

/** Forks a game. Changes in one game don't affect the other. Dice rolled since the checkpoint stay the same; later rolls follow the key. */
export function fork(game: Game, key: string): Game {
  const script = game.drawnSince.map(({ value, of }) => of ?? value);
  return new Game(game.setup, game.content, key, game.checkpoint, { script, beside: game });
}
