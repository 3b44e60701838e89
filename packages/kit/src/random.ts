/** Random numbers as a function of a key and a counter: nothing needs to be stored, and all machines give the same numbers. */
export function scramble(...words: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const word of words) {
    hash = Math.imul(hash ^ word, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** Converts 32 random bits to a whole number `0 … below − 1`, with each value equally likely. */
export const numberBelow = (below: number, bits: number): number => Math.floor((bits / 0x1_0000_0000) * below);

/** Creates a stream of whole numbers `0 … below − 1` from a key. Tests, benchmarks and bots use it; dice in a game never do. */
export function randomStream(key: number): (below: number) => number {
  let drawn = 0;
  return (below) => numberBelow(below, scramble(key, drawn++));
}
