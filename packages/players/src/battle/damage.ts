/** What an attack may be expected to do, by the exact odds of dice and tokens: each case is solved once, for a bot asks thousands of times a choice. */
import { expectedResults, type OddsEdition, type Tokens } from "@broadside/odds";

/** How many changes a side has for its dice: none, a focus token, or a lock or evade token beside it. */
export type Help = 0 | 1 | 2;

const MOST_DICE = 10;
const SIDE = MOST_DICE + 1;
const ATTACKER: readonly Tokens[] = [{}, { focus: 1 }, { focus: 1, lock: 1 }];
const DEFENDER: readonly Tokens[] = [{}, { focus: 1 }, { focus: 1, evade: 1 }];

/** By dice and help of both sides; below 0 where it has not been solved. */
const known = new Map<OddsEdition, Float64Array>();
const tableOf = (edition: OddsEdition): Float64Array => {
  const table = known.get(edition) ?? new Float64Array(SIDE * 3 * SIDE * 3).fill(-1);
  known.set(edition, table);
  return table;
};

/** Results expected to get through. */
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
