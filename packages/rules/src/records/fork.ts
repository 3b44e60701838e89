/**
 * A game beside another: it stands where the other stands and goes its own way from there. It knows nothing of the time before the other's
 * checkpoint, so it takes no longer in the last round than in the first.
 */
import { Game } from "../driver/game.ts";

/** Changes of one do not show in the other. Dice that have fallen since the checkpoint stay as they fell; later ones follow the key. */
export function fork(game: Game, key: string): Game {
  const script = game.drawnSince.map(({ value, of }) => of ?? value);
  return new Game(game.setup, game.content, key, game.checkpoint, { script, beside: game });
}
