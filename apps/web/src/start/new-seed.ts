/** Returns 32 random bits. */
export const newBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A random seed. Doesn't use `crypto.randomUUID`, which is missing on pages served without HTTPS by another machine on the network. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, "0")).join("");
