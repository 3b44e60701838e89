/**
 * Reinforce tokens in the neutralize step (2E-ATK-33). Each token in turn adds an evade while more than one hit or critical is left. The
 * attacker must be in the full arc that the token shows, and not in any part of the other full arc (2E-ATK-50-Q). The tokens are not spent
 * (2E-TOKEN-27).
 */
import type { Duel } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";
import { duelOf, setAttack } from "./duel.ts";

/** Cancels results in the same order in which evades cancel them in this attack. */
export function cancelByReinforcing(game: Situation, { attacker, defender }: Duel, first: "hit" | "crit" | "hits only"): void {
  for (let left = tokensAgainst(game, defender, attacker); left > 0; left -= 1) {
    const { hits = 0, crits = 0 } = duelOf(game)?.attack ?? {};
    if (hits + crits < 2) return;
    if (hits === 0 && first === "hits only") return;
    const takesHit = first === "crit" ? crits === 0 : hits > 0;
    setAttack(game, takesHit ? { hits: hits - 1 } : { crits: crits - 1 });
    game.note({ note: "token works", ship: defender.id, token: "reinforce" });
  }
}

/** Returns how many tokens work against an attacker. */
export function tokensAgainst({ board }: Situation, defender: Ship, attacker: Ship): number {
  const { reinforceFore, reinforceAft } = defender.tokens;
  if (reinforceFore + reinforceAft === 0) return 0;
  const [isAhead, isBehind] = [board.isInArc(defender, "fullFront", attacker), board.isInArc(defender, "fullRear", attacker)];
  if (isAhead && isBehind) return 0;
  return isAhead ? reinforceFore : isBehind ? reinforceAft : 0;
}
