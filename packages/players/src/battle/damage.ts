/** What an attack may be expected to do, from tables: numbers of dice on both sides, and how well each side can change them. */

/** How many changes a side has for its dice: none, a token, or two. */
export type Help = 0 | 1 | 2;

const MOST_DICE = 10;
/** The chance that a die comes up well, with none, one and two tokens to help. */
const ATTACK = [1 / 2, 3 / 4, 15 / 16] as const;
const DEFENSE = [3 / 8, 5 / 8, 5 / 8] as const;

const binomial = (dice: number, chance: number): readonly number[] => {
  let shares: number[] = [1];
  for (let rolled = 0; rolled < dice; rolled += 1) {
    const next = new Array<number>(shares.length + 1).fill(0);
    for (const [count, share] of shares.entries()) {
      next[count] = (next[count] ?? 0) + share * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + share * chance;
    }
    shares = next;
  }
  return shares;
};

function mean(attack: readonly number[], defense: readonly number[], evades: number): number {
  let sum = 0;
  for (const [hits, share] of attack.entries())
    for (const [evaded, chance] of defense.entries()) sum += share * chance * Math.max(0, hits - evaded - evades);
  return sum;
}

const SIDE = MOST_DICE + 1;
const TABLE = ((): Float64Array => {
  const table = new Float64Array(SIDE * 3 * SIDE * 3);
  for (let attack = 0; attack <= MOST_DICE; attack += 1)
    for (let helped = 0; helped < 3; helped += 1)
      for (let defense = 0; defense <= MOST_DICE; defense += 1)
        for (let guarded = 0; guarded < 3; guarded += 1)
          table[((attack * 3 + helped) * SIDE + defense) * 3 + guarded] = mean(
            binomial(attack, ATTACK[helped as Help]),
            binomial(defense, DEFENSE[guarded as Help]),
            guarded === 2 ? 1 : 0,
          );
  return table;
})();

/** Results expected to get through. */
export function expectedDamage(attack: number, helped: Help, defense: number, guarded: Help): number {
  const dice = attack < 0 ? 0 : attack > MOST_DICE ? MOST_DICE : attack;
  const against = defense < 0 ? 0 : defense > MOST_DICE ? MOST_DICE : defense;
  return TABLE[((dice * 3 + helped) * SIDE + against) * 3 + guarded] as number;
}
