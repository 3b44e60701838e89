/**
 * Makes a copy of a game that starts at its current position and then continues independently. The copy knows nothing from before the
 * game's last checkpoint, so forking is as fast in the last round as in the first.
 */
import { Game } from "../driver/game.ts";

/**
 * Forks a game. Changes in one game don't affect the other. Dice rolled since the checkpoint stay the same; later dice come from the given
 * key.
 */
export function fork(game: Game, key: string): Game {
  const script = game.drawnSince.map(({ value, of }) => of ?? value);
  return new Game(game.setup, game.content, key, game.checkpoint, { script, beside: game });
}
