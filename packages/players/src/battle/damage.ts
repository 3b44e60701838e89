/**
 * Calculates the expected damage of an attack by the exact odds of dice and tokens. Each case is solved once, because a bot needs thousands
 * of results for one choice.
 */
import { expectedResults, type OddsEdition, type Tokens } from "@broadside/odds";

/** How much a side can change its dice: not at all, with a focus token, or also with a lock or an evade token. */
export type Help = 0 | 1 | 2;

const MOST_DICE = 10;
const SIDE = MOST_DICE + 1;
const ATTACKER: readonly Tokens[] = [{}, { focus: 1 }, { focus: 1, lock: 1 }];
const DEFENDER: readonly Tokens[] = [{}, { focus: 1 }, { focus: 1, evade: 1 }];

/** Cached results, indexed by the dice and the help of both sides; negative if not calculated yet. */
const known = new Map<OddsEdition, Float64Array>();
const tableOf = (edition: OddsEdition): Float64Array => {
  const table = known.get(edition) ?? new Float64Array(SIDE * 3 * SIDE * 3).fill(-1);
  known.set(edition, table);
  return table;
};

/** Returns the expected number of results that get through. */
export function expectedDamage(edition: OddsEdition, attack: number, helped: Help, defense: number, guarded: Help): number {
  const dice = attack < 0 ? 0 : attack > MOST_DICE ? MOST_DICE : attack;
  const against = defense < 0 ? 0 : defense > MOST_DICE ? MOST_DICE : defense;
  const table = tableOf(edition);
  const cell = ((dice * 3 + helped) * SIDE + against) * 3 + guarded;
  if ((table[cell] as number) < 0) {
    const tokens = { attacker: ATTACKER[helped] ?? {}, defender: DEFENDER[guarded] ?? {} };
    const { hits, crits } = expectedResults(dice, against, tokens, edition);
    table[cell] = hits + crits;
  }
  return table[cell] as number;
}
