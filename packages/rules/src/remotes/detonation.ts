/** A destroyed remote may go off: it rolls a die, and a hit or critical detonates it (2E-REMOTE-21, 2E-SREM-06). */
import { rollDice } from "../attack/roll.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";

export const detonatesByDie = procedure("detonatesByDie", function* (game: Situation, remote: Ship): Procedure<boolean> {
  const [die] = yield* rollDice(game, remote, "attack", 1, "detonation");
  return die?.face === "hit" || die?.face === "crit";
});
