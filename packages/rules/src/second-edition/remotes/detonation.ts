/** A destroyed remote may go off: a die decides, a hit or critical does (2E-REMOTE-21, 2E-SREM-06). */
import type { Procedure } from "../../ask.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import { rollDice } from "../../roll.ts";
import type { Ship } from "../../state.ts";

export const detonatesByDie = procedure("detonatesByDie", function* (game: Game, remote: Ship): Procedure<boolean> {
  const [die] = yield* rollDice(game, remote, "attack", 1, "detonation");
  return die?.face === "hit" || die?.face === "crit";
});
