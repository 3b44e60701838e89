/** Which results evades cancel in a first-edition attack, and what the defender may choose. */
import { type Cancelling, compare, countFace, type UncancelledResults } from "@broadside/dice";
import type { Procedure } from "../contract/ask.ts";
import type { Duel } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may, sum } from "../queries/query.ts";
import { duelOf } from "./duel.ts";

/**
 * Each evade cancels a hit, or a critical if no hit is left (1E-ATK-11). Evades that cards add also count as defense dice results. Cards
 * may protect hits or criticals from evades, or let the defender cancel criticals before hits; in the latter case, the defender's player
 * chooses how many criticals to cancel.
 */
export const uncancelledByEvades = procedure("uncancelledByEvades", function* (game: Situation, duel: Duel): Procedure<UncancelledResults> {
  const { attack, defender } = duel;
  const { hits, crits, sure, evades } = resultsOf(game, duel);
  if (!may(game, "cancelHits", { ship: defender, attack }, true)) return { hits, crits: sure + Math.max(0, crits - evades) };
  if (mostFirst(game, duel) > leastCancelled(game, duel)) {
    const cancelled = yield* criticalsToCancel(duel);
    return { hits: hits - Math.min(hits, evades - cancelled), crits: sure + crits - cancelled };
  }
  const left = compare(attack.attackDice, attack.defenseDice);
  return { hits: left.hits, crits: Math.max(left.crits, sure) };
});

/** Describes which results evades cancel, as data for calculating odds. */
export const cancellingOf = (game: Situation, { attack, attacker, defender }: Duel): Cancelling => ({
  first: may(game, "critsFirst", { ship: defender, attack }, false) ? "as the defender likes" : "hit",
  sureHits: !may(game, "cancelHits", { ship: defender, attack }, true),
  sureCrits: sum(game, "sureCrits", { ship: attacker, attack }),
  reinforcing: 0,
});

/** Counts the results of the attack. Criticals that evades can't cancel are counted separately. */
function resultsOf(game: Situation, { attack, attacker }: Duel) {
  const all = countFace(attack.attackDice, "crit");
  const sure = Math.min(all, sum(game, "sureCrits", { ship: attacker, attack }));
  return { hits: countFace(attack.attackDice, "hit"), crits: all - sure, sure, evades: countFace(attack.defenseDice, "evade") };
}

/** Returns how many criticals are cancelled if all hits are cancelled first. */
function leastCancelled(game: Situation, duel: Duel): number {
  const { hits, crits, evades } = resultsOf(game, duel);
  return Math.min(crits, Math.max(0, evades - hits));
}

/** Returns how many criticals are cancelled if they are cancelled before hits, where a card allows that. */
function mostFirst(game: Situation, duel: Duel): number {
  const { crits, evades } = resultsOf(game, duel);
  return may(game, "critsFirst", { ship: duel.defender, attack: duel.attack }, false) ? Math.min(crits, evades) : 0;
}

/** Asks how many criticals to cancel. The default is as many as possible. */
const criticalsToCancel = ({ defender }: Duel): Procedure<number> =>
  choose<number>((now) => {
    const duel = duelOf(now);
    const [least, most] = duel ? [leastCancelled(now, duel), mostFirst(now, duel)] : [0, 0];
    return {
      kind: "criticals to cancel",
      seat: defender.seat,
      rule: "1E-ATK-11",
      about: { ship: defender.id },
      options: optionsOf(Array.from({ length: most - least + 1 }, (_, less) => ({ key: `${most - less}`, value: most - less }))),
    };
  });
